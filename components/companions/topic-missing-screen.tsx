import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';

/** In place of a topic that has no page. */
export function TopicMissingScreen() {
  return (
    <main id="main" className="flex flex-1 flex-col justify-center">
      <EmptyState
        heading="h1"
        picture={<Portrait src={null} size={112} />}
        title={t('Topic not found')}
        action={
          <a href={LISTING_PATH} className={buttonVariants({ variant: 'teal' })}>
            {t('All psychologist companions')}
          </a>
        }
      >
        {t('There is no page about this. The listing has every companion, and all topics below them.')}
      </EmptyState>
    </main>
  );
}
