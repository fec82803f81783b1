/*
 * Invariants:
 * - An order that is credited has one invoice, written in the transaction of its credit; a refund that is paid has one credit note,
 *   written in the transaction that ends it. Without a GSTIN there are none.
 * - Numbers of a kind and a financial year follow one another without a gap, and are at most sixteen signs long.
 * - A document is never changed: the database refuses it.
 */
import type { Runner } from '@/lib/kit/scope';
import { type DocumentKind, RATE_PERCENT, SAC } from './constants';
import { documentNumber, financialYear, placeOfSupply, type Seller, splitCredit, splitTax } from './rules';
import * as store from './store';

export type { DocumentRow } from './store';
export { findDocuments } from './store';

const PAISE = 100;

async function takeNumber(tx: Runner, kind: DocumentKind, now: Date) {
  const year = financialYear(now);
  const serial = await store.nextSerial(tx, kind, year);
  return { kind, financialYear: year, serial, number: documentNumber(kind, year, serial), issuedAt: now };
}

/**
 * Writes the invoice of an order that is being credited, last of all: others who need a number wait until the transaction ends.
 * @param order `amount` in rupees
 */
export async function issueInvoice(
  tx: Runner,
  seller: Seller | null,
  order: { paymentId: string; amount: number },
  now: Date,
): Promise<void> {
  if (!seller) return;
  const { paymentId, amount } = order;
  const place = placeOfSupply(seller, await store.findBuyerState(tx, paymentId));
  await store.insertDocument(tx, {
    ...splitTax(amount * PAISE, place === seller.state),
    ...{ paymentId, transferId: null, placeOfSupply: place, sac: SAC, ratePercent: RATE_PERCENT },
    ...{ gstin: seller.gstin, sellerName: seller.name, sellerAddress: seller.address },
    ...(await takeNumber(tx, 'invoice', now)),
  });
}

const NOTHING = { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/**
 * Writes the credit note of a refund that is paid (CGST Act, section 34(1)); none for an order without an invoice.
 * @param refund `amount` in rupees
 */
export async function issueCreditNote(
  tx: Runner,
  seller: Seller | null,
  refund: { id: string; paymentId: string; amount: number },
  now: Date,
): Promise<void> {
  if (!seller) return;
  const { id: transferId, paymentId, amount } = refund;
  const documents = await store.findDocuments(tx, { paymentId });
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return;
  const before = documents
    .filter(({ kind }) => kind === 'credit_note')
    .reduce(
      (sum, note) => ({
        total: sum.total + note.total,
        taxable: sum.taxable + note.taxable,
        cgst: sum.cgst + note.cgst,
        sgst: sum.sgst + note.sgst,
        igst: sum.igst + note.igst,
      }),
      NOTHING,
    );
  const { gstin, sellerName, sellerAddress, placeOfSupply: place, sac, ratePercent } = invoice;
  await store.insertDocument(tx, {
    ...splitCredit(invoice, before, Math.round(amount * PAISE)),
    ...{ paymentId, transferId, placeOfSupply: place, sac, ratePercent, gstin, sellerName, sellerAddress },
    ...(await takeNumber(tx, 'credit_note', now)),
  });
}
