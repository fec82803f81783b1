import type { Metadata } from 'next';
import { ListingScreen } from '@/components/companions/listing-screen';
import { firstListing } from '@/lib/companions/catalogue/service';
import { jobScope } from '@/lib/server/scope';

export const metadata: Metadata = {
  title: 'Psychologist companions',
  description: 'AI companions for breakups, work stress and family matters. Not licensed professionals.',
  alternates: { canonical: '/psychologist' },
};

export default async function PsychologistPage({ searchParams }: PageProps<'/psychologist'>) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one ?? '']),
  );
  const asked = new URLSearchParams(given).toString();
  return <ListingScreen asked={asked} first={await firstListing(jobScope(), asked)} />;
}
