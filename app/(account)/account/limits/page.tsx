import type { Metadata } from 'next';
import { LimitsScreen } from '@/components/account/limits-screen';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getLimits } from '@/lib/users/limits/contract';
import * as limits from '@/lib/users/limits/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Your limits'), robots: { index: false } });

export default async function LimitsPage() {
  const { state } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getLimits, limits.getLimits),
  ]);
  return (
    <PageData state={state}>
      <LimitsScreen />
    </PageData>
  );
}
