import type { Metadata } from 'next';
import { UseScreen } from '@/components/account/use-screen';
import { getUse } from '@/lib/account/use/contract';
import * as use from '@/lib/account/use/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getLimits } from '@/lib/users/limits/contract';
import * as limits from '@/lib/users/limits/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Your use'), robots: { index: false } });

export default async function UsePage() {
  const { state } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getUse, use.getUse),
    read(getLimits, limits.getLimits),
  ]);
  return (
    <PageData state={state}>
      <UseScreen />
    </PageData>
  );
}
