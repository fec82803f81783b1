import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/account/offline-screen';
import { OFFLINE_TITLE } from '@/lib/chat/offline/copy';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { env } from '@/lib/server/env';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t(OFFLINE_TITLE), robots: { index: false } });

export default async function OfflinePage() {
  const { state } = await readPageData((read) => [read(getMe, users.getMe)]);
  return (
    <PageData state={state}>
      <OfflineScreen offered={env().SERVICE_WORKER === 'on'} />
    </PageData>
  );
}
