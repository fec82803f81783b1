import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** Lists, forms and switches: React Query comes with the page. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
