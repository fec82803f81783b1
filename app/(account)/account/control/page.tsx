import type { Metadata } from 'next';
import { ControlScreen } from '@/components/account/control-screen';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getPush } from '@/lib/users/push/contract';
import * as push from '@/lib/users/push/service';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('In charge'), robots: { index: false } });

export default async function ControlPage() {
  const { state, answers } = await readPageData((read) => [
    read(getPush, push.getPush),
    read(getMe, users.getMe),
  ]);
  return (
    <PageData state={state}>
      <ControlScreen tells={typeof answers[0]?.publicKey === 'string'} />
    </PageData>
  );
}
