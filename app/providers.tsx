'use client';

import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { QueryProvider } from '@/lib/client/query-client';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}
