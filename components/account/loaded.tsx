import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { LateResult } from '@/lib/client/late-queries';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { NotLoaded, Section } from './section';

type Asked = Pick<LateResult<unknown>, 'isError' | 'isFetching' | 'refetch'>;

/** In the place of what is about to come. */
export function Waiting({
  words,
  heights,
}: {
  words: string;
  /** Classes of height, one for each part to come. */
  heights: readonly string[];
}) {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">{words}</p>
      {heights.map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  );
}

/** A part that did not come, under its heading: that it could not be loaded, and the way to try again. */
export function FailedPart({
  id,
  title,
  asked,
  children,
}: {
  id: string;
  title: string;
  /** What failed. */
  asked: readonly Asked[];
  children: ReactNode;
}) {
  return (
    <Section id={id} title={title}>
      <NotLoaded
        loading={asked.some((one) => one.isFetching)}
        onRetry={() => asked.map((one) => one.refetch())}
      >
        {children}
      </NotLoaded>
    </Section>
  );
}

/**
 * What a page of the account shows of a person's data: the data when it is there, else its place, or that it did not come. A browser
 * without a user is registered meanwhile.
 * @param asked the calls for it; their data is there when `children` are
 */
export function Loaded({
  asked,
  id,
  title,
  failed = t('This could not be loaded.'),
  waiting = t('Loading'),
  heights = ['h-96'],
  children,
}: {
  asked: readonly Asked[];
  /** Of the part that stands for all when they cannot be loaded. */
  id: string;
  title: string;
  failed?: string;
  waiting?: string;
  heights?: readonly string[];
  /** null: not all of it is there. */
  children: ReactNode;
}) {
  const user = useUser();
  if (children) return children;
  const missing = [user, ...asked].filter((one) => one.isError);
  if (missing.length === 0) return <Waiting words={waiting} heights={heights} />;
  return (
    <FailedPart id={id} title={title} asked={missing}>
      {failed}
    </FailedPart>
  );
}
