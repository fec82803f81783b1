import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH } from '@/lib/client/paths';
import { PSYCHOLOGIST_NOT_FOUND, PSYCHOLOGIST_NOT_FOUND_DETAIL } from '@/lib/companions/copy';
import { t } from '@/lib/kit/text';

export function ProfileMissingScreen() {
  return (
    <main id="main" className="flex flex-1 flex-col justify-center">
      <EmptyState
        heading="h1"
        picture={<Portrait src={null} size={112} />}
        title={t(PSYCHOLOGIST_NOT_FOUND)}
        action={
          <SoftLink href={LISTING_PATH} className={buttonVariants({ variant: 'teal' })}>
            {t('Back to Listing')}
          </SoftLink>
        }
      >
        {t(PSYCHOLOGIST_NOT_FOUND_DETAIL)}
      </EmptyState>
    </main>
  );
}
