import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** It asks for the payment at once: React Query comes with the page. */
export default function RechargeFailedLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
