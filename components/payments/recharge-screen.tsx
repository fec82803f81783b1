import { CreditCard, Landmark, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { TopBar } from '@/components/shared/top-bar';
import type { PackClaim } from '@/content/claims';
import { t } from '@/lib/kit/text';
import { Balance, CancelledNote, Plans } from './recharge-parts';

const METHODS = [
  { name: 'Cards', text: 'Credit and debit', Icon: CreditCard },
  { name: 'UPI', text: 'Any UPI app', Icon: Smartphone },
  { name: 'NetBanking', text: 'All big banks', Icon: Landmark },
] as const;

/** The balance and the plans to recharge it; only these two need scripts. */
export function RechargeScreen({
  claims,
  asksState,
}: {
  claims: Readonly<Record<string, PackClaim>>;
  /** As in PackPicker. */
  asksState: boolean;
}) {
  return (
    <>
      <TopBar back={{ href: '/', label: t('Back to home') }} title={t('Recharge')} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-5 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <Suspense fallback={null}>
          <CancelledNote />
        </Suspense>
        <Balance />
        <Plans claims={claims} asksState={asksState} />
        <ul
          aria-label={t('Ways to pay')}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2.5"
        >
          {METHODS.map(({ name, text, Icon }) => (
            <li key={name} className="rounded-md border-[1.5px] border-line bg-card px-1 py-3 text-center">
              <Icon aria-hidden className="mx-auto size-5 text-muted" />
              <span className="mt-1 block font-semibold text-[0.8125rem] leading-5">{t(name)}</span>
              <span className="block text-muted text-xs leading-4">{t(text)}</span>
            </li>
          ))}
        </ul>
        <p className="text-center text-muted text-sm leading-5">
          {t('Payments go through Cashfree. Messages stay in your balance until you use them.')}
        </p>
      </main>
    </>
  );
}
