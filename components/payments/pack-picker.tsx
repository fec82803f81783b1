import { lazy, Suspense } from 'react';
import { Badge } from '@/components/ui/badge';
import type { PackClaim } from '@/content/claims';
import { formatRupees } from '@/lib/kit/format';
import { t, tn, translate } from '@/lib/kit/text';
import type { Pack } from '@/lib/payments/constants';
import { type PackOffer, packOffer, proofsOf } from '@/lib/payments/packs/rules';

const BillingState = lazy(() => import('./billing-state'));

/** The packs as one group of radio buttons; the whole card is the touch target. */
export function PackPicker({
  legend,
  packs,
  claims,
  asksState,
  chosen,
  disabled,
  onChoose,
}: {
  legend: string;
  packs: readonly Pack[];
  claims: Readonly<Record<string, PackClaim>>;
  /** The seller writes invoices, which name the buyer's State. */
  asksState: boolean;
  chosen: string;
  disabled: boolean;
  onChoose: (pack: Pack) => void;
}) {
  const proofs = proofsOf(claims);
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-5 pt-3">
      <legend className="sr-only">{legend}</legend>
      {packs.map((pack) => (
        <PackCard
          key={pack.id}
          offer={packOffer(pack, claims[pack.id])}
          chosen={pack.id === chosen}
          onChoose={() => onChoose(pack)}
        />
      ))}
      {asksState ? (
        <Suspense fallback={null}>
          <BillingState />
        </Suspense>
      ) : null}
      {proofs.length > 0 ? (
        <p className="-mt-2 text-[0.8125rem] text-muted leading-5">
          {t('Earlier prices and badges: {proofs}', { proofs: proofs.map(translate).join('; ') })}
        </p>
      ) : null}
    </fieldset>
  );
}

function PackCard({
  offer: { pack, badge, perMessage, saving },
  chosen,
  onChoose,
}: {
  offer: PackOffer;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={`relative flex min-h-[78px] cursor-pointer flex-wrap items-center gap-x-2.5 rounded-lg border-2 px-3 py-3 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2 ${badge ? 'pt-4.5' : ''} ${
        chosen ? 'border-brand bg-truelove-tint/50' : 'border-line bg-card hover:border-field'
      }`}
    >
      {badge ? <Badge className="-top-3 absolute left-4 rounded-sm! py-1!">{translate(badge)}</Badge> : null}
      <input
        // A tap before hydration has checked a pack that React does not know of; what is checked is what is paid.
        ref={(input) => {
          if (input?.checked && !chosen) onChoose();
        }}
        type="radio"
        name="pack"
        value={pack.id}
        checked={chosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0 flex-1 basis-20">
        <span className="block font-bold text-[0.9375rem] leading-6 min-[360px]:text-base">
          {tn(pack.messages, '{count} message', '{count} messages')}
        </span>{' '}
        <span className="block text-muted text-sm leading-5">
          {t('₹{price} per message', { price: perMessage })}
        </span>
      </span>{' '}
      <span className="ml-auto max-w-full shrink-0 text-right">
        <span className="flex items-baseline justify-end gap-1.5 max-[359px]:flex-col max-[359px]:items-end max-[359px]:gap-0">
          {saving ? (
            <s className="text-muted text-sm">
              <span className="sr-only">{t('was')} </span>
              {formatRupees(saving.originalPrice)}
            </s>
          ) : null}{' '}
          <span className="font-bold font-heading text-[1.375rem] leading-7 tracking-[-0.02em]">
            {formatRupees(pack.amount)}
          </span>
        </span>{' '}
        {saving ? (
          <span className="block font-semibold text-[0.8125rem] text-teal-ink leading-5">
            {t('Save {amount}', { amount: formatRupees(saving.amount) })}
            {/* On the narrowest phones this takes two lines, so that the pack's name fits on one. */}
            <span className="max-[359px]:sr-only"> · </span>
            <span className="max-[359px]:block">{t('{percent}% off', { percent: saving.percent })}</span>
          </span>
        ) : null}
      </span>
    </label>
  );
}
