import { EmptyState } from '@/components/shared/empty-state';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';

/** In place of a receipt that does not exist for this person. */
export function ReceiptMissing() {
  return (
    <EmptyState
      title={t('There is no such receipt')}
      action={
        <SoftLink href={ACCOUNT_PATH} className={buttonVariants({ variant: 'outline' })}>
          {t('To your account')}
        </SoftLink>
      }
    >
      {t('Receipts are shown to the person who paid, on the same account.')}
    </EmptyState>
  );
}
