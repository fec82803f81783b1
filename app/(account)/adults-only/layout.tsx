import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** It asks why its person is held: React Query comes with the page. */
export default function AdultsOnlyLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
