import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/account/notifications-screen';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getMailing } from '@/lib/users/mailing/contract';
import * as mailing from '@/lib/users/mailing/service';
import { getPush } from '@/lib/users/push/contract';
import * as push from '@/lib/users/push/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Notifications'), robots: { index: false } });

export default async function NotificationsPage() {
  const { state } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getPush, push.getPush),
    read(getMailing, mailing.getMailing),
  ]);
  return (
    <PageData state={state}>
      <NotificationsScreen />
    </PageData>
  );
}
