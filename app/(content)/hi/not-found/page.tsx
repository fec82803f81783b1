import type { Metadata } from 'next';
import { LostScreen } from '@/components/content/lost-screen';
import { HINDI_LOST } from '@/content/hi/welcome';

export const metadata: Metadata = { title: HINDI_LOST.title, robots: { index: false } };

/** What server/written-pages.ts answers with, by status 404, for every address under /hi that is none. */
export default function HindiLostPage() {
  return <LostScreen language="hi" page={HINDI_LOST} />;
}
