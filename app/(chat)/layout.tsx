import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** A chat asks, sends and hears from its first moment: React Query comes with the page. */
export default function ChatLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
