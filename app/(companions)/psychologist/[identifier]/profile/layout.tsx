import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/client/query-provider';

/** It asks for its reviews at once: React Query comes with the page. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
