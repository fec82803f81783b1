import { EmptyState } from '@/components/shared/empty-state';
import { buttonVariants } from '@/components/ui/button';
import { ACCOUNT_DELETED } from '@/lib/account/copy';
import { t } from '@/lib/kit/text';

/** Shown after a deletion. A plain link, so that the next page starts from scratch. */
export function DeletedScreen() {
  return (
    <main id="main" className="flex flex-1 items-center justify-center">
      <EmptyState
        heading="h1"
        title={t(ACCOUNT_DELETED)}
        action={
          <a href="/" className={buttonVariants({ variant: 'outline' })}>
            {t('To the home page')}
          </a>
        }
      >
        {t('Your chats and everything else are gone. If you come back, you begin as a new guest.')}
      </EmptyState>
    </main>
  );
}
