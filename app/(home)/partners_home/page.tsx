import type { Metadata } from 'next';
import { HomeScreen } from '@/components/home/home-screen';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function PartnersHomePage() {
  return <HomeScreen variant="B" />;
}
