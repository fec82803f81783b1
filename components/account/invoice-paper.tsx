import { BRAND } from '@/content/brand';
import type { Receipt } from '@/lib/account/hooks';
import { filledIn } from '@/lib/account/rules';
import { formatDate } from '@/lib/kit/format';
import { shownState, stateTaxName } from '@/lib/payments/invoices/rules';

type Document = Receipt['documents'][number];

const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = (paise: number) => `₹${RUPEES.format(paise / 100)}`;

const TITLE: Readonly<Record<Document['kind'], string>> = {
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
};

/**
 * A tax invoice or a credit note with what the CGST Rules, 2017 ask for (rules 46 and 53(1A)). Made electronically, it needs no
 * signature (rule 46, fifth proviso). A paper of the law, the same for whoever reads it: it is English in every language.
 */
export function InvoicePaper({ document, receipt }: { document: Document; receipt: Receipt }) {
  const { kind, number, issuedAt, gstin, sellerName, sellerAddress, placeOfSupply, sac, ratePercent } =
    document;
  const { shownId, messages, transactionId, name, email, documents } = receipt;
  const invoice = documents.find((one) => one.kind === 'invoice');
  const isNote = kind === 'credit_note';
  const facts: readonly (readonly [string, string | null])[] = [
    ['Number', number],
    ['Date', formatDate(issuedAt)],
    ['To invoice', isNote && invoice ? `${invoice.number} of ${formatDate(invoice.issuedAt)}` : null],
    ['Order', shownId],
    ['Payment number', transactionId],
    ['Recipient', filledIn([name ?? '', email ?? '']).join(', ') || 'Not registered for GST'],
    ['Place of supply', shownState(placeOfSupply)],
    ['Service', `${isNote ? 'Unused chat messages' : `${messages} chat messages`} (SAC ${sac})`],
    ['Tax payable on reverse charge', 'No'],
  ];
  const half = ratePercent / 2;
  const sums: readonly (readonly [string, number])[] = [
    ['Taxable value', document.taxable],
    ...(document.igst > 0
      ? [[`IGST ${ratePercent}%`, document.igst] as const]
      : [
          [`CGST ${half}%`, document.cgst] as const,
          [`${stateTaxName(placeOfSupply)} ${half}%`, document.sgst] as const,
        ]),
  ];
  return (
    <article
      lang="en"
      className="break-after-page rounded-lg border-[1.5px] border-line bg-card px-5 py-6 print:rounded-none print:border-0 print:px-0"
    >
      <p className="font-bold font-heading text-2xl leading-8 tracking-[-0.02em]">{BRAND.name}</p>
      {[sellerName, sellerAddress, `GSTIN ${gstin}`].map((line) => (
        <p key={line} className="text-muted text-sm leading-5 [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      <h2 className="mt-6 text-xl leading-7">{TITLE[kind]}</h2>
      <dl className="mt-3 divide-y-[1.5px] divide-line">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="flex justify-between gap-4 py-2 text-[0.9375rem] leading-6">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
        {sums.map(([label, paise]) => (
          <div key={label} className="flex justify-between gap-4 py-2 text-[0.9375rem] leading-6">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{shown(paise)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-3 font-bold text-lg leading-6">
          <dt>{isNote ? 'Total credited' : 'Total paid'}</dt>
          <dd className="tabular-nums">{shown(document.total)}</dd>
        </div>
      </dl>
    </article>
  );
}
