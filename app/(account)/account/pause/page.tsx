import type { Metadata } from 'next';
import { PauseScreen } from '@/components/account/pause-screen';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getPause } from '@/lib/users/pause/contract';
import * as pause from '@/lib/users/pause/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({
  title: t('Pause your account'),
  robots: { index: false },
});

export default async function PausePage() {
  const { state } = await readPageData((read) => [read(getMe, users.getMe), read(getPause, pause.getPause)]);
  return (
    <PageData state={state}>
      <PauseScreen />
    </PageData>
  );
}
