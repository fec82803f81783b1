import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** A receipt is asked for: React Query comes with the page. */
export default function ReceiptsLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
