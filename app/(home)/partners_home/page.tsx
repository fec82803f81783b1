import type { Metadata } from 'next';
import { PartnersHomeScreen } from '@/components/home/partners-home-screen';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function PartnersHomePage() {
  return <PartnersHomeScreen />;
}
