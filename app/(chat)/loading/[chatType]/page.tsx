import type { Metadata } from 'next';
import { LoadingScreen } from '@/components/chat/loading-screen';
import { INCOGNITO_PARAM } from '@/lib/chat/incognito/constants';
import { resolveLoadingTarget } from '@/lib/companions/service';
import { t } from '@/lib/kit/text';
import { jobScope } from '@/lib/server/scope';

export const generateMetadata = (): Metadata => ({
  title: t('Starting your chat'),
  robots: { index: false },
});

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export default async function LoadingPage({ params, searchParams }: PageProps<'/loading/[chatType]'>) {
  const [{ chatType }, query] = await Promise.all([params, searchParams]);
  const target = await resolveLoadingTarget(jobScope(), chatType, first(query.companionId));
  return (
    <LoadingScreen
      target={target}
      referralCode={first(query.ref)?.slice(0, 64) ?? null}
      incognito={first(query[INCOGNITO_PARAM]) === '1'}
    />
  );
}
