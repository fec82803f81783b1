import type { Metadata } from 'next';
import { ListingScreen } from '@/components/companions/listing-screen';

export const metadata: Metadata = {
  title: 'Psychologist companions',
  description: 'AI companions for breakups, work stress and family matters. Not licensed professionals.',
};

export default function PsychologistPage() {
  return <ListingScreen />;
}
