import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** It keeps its profile and its reviews up to date: React Query comes with the page. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
