import type { ReactNode } from 'react';
import { TopBar } from '@/components/shared/top-bar';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';

/** A page of the account: its title, the way back, and its parts one under the other. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <TopBar back={{ href: ACCOUNT_PATH, label: t('Back to your account') }} title={title} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        {children}
      </main>
    </>
  );
}
