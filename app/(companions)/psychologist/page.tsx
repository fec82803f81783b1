import type { Metadata } from 'next';
import { ListingScreen } from '@/components/companions/listing-screen';

export const metadata: Metadata = {
  title: 'Psychologist companions',
  description: 'AI companions for breakups, work stress and family matters. Not licensed professionals.',
  alternates: { canonical: '/psychologist' },
};

export default function PsychologistPage() {
  return <ListingScreen />;
}
