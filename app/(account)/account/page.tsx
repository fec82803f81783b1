import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { Notices } from '@/components/settings/notices';
import { getAccount, listHistory, listPayments } from '@/lib/account/contract';
import { listRefunds } from '@/lib/account/refunds/contract';
import * as refunds from '@/lib/account/refunds/service';
import * as account from '@/lib/account/service';
import { PageData } from '@/lib/client/page-data';
import { listOwnIssues } from '@/lib/issues/contract';
import * as issues from '@/lib/issues/service';
import { t } from '@/lib/kit/text';
import { listReferrals } from '@/lib/referrals/contract';
import * as referrals from '@/lib/referrals/service';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { listDevices } from '@/lib/users/devices/contract';
import * as devices from '@/lib/users/devices/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Your account'), robots: { index: false } });

export default async function AccountPage() {
  const { state, notices, newcomer, answers } = await readPageData((read) => [
    read(listOwnIssues, issues.listOwnIssues, { withoutUser: true }),
    // Only members see their friends.
    read(getMe, users.getMe).then((me) =>
      me?.isGoogleAuthenticated ? read(listReferrals, referrals.listReferrals) : undefined,
    ),
    read(getAccount, account.getAccount),
    read(listHistory, account.listHistory, { paged: true }),
    read(listPayments, account.listPayments, { paged: true }),
    read(listRefunds, refunds.listRefunds),
    read(listDevices, devices.listDevices),
  ]);
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <AccountScreen newcomer={newcomer} issues={answers[0]?.issues ?? []} />
    </PageData>
  );
}
