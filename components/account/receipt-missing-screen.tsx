import { TopBar } from '@/components/shared/top-bar';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { ReceiptMissing } from './receipt-missing';

/** A page about a receipt that does not exist for this person. */
export function ReceiptMissingScreen() {
  return (
    <>
      <TopBar back={{ href: ACCOUNT_PATH, label: t('Back to your account') }} title={t('Receipt')} />
      <main id="main" className="flex flex-1 flex-col px-4 pt-2">
        <ReceiptMissing />
      </main>
    </>
  );
}
