import type { ReactNode } from 'react';
import { TopBar } from '@/components/shared/top-bar';
import { BRAND } from '@/content/brand';
import { HomeFooter } from './home-footer';

/** The frame of both home pages; `actions` go into the top bar. */
export function HomeFrame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <>
      <TopBar brand={BRAND.wordmark}>{actions}</TopBar>
      <main id="main" className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-2">
        {children}
      </main>
      <HomeFooter />
    </>
  );
}
