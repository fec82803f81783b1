import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { DOCUMENT_KINDS, type DocumentKind } from './constants';
import { nextSerial as nextSerialQuery } from './next-serial.queries';
import type { Split } from './rules';

/**
 * The next number of a series. The series is locked until the transaction ends, and a transaction that is taken back takes the number
 * back: so there is no gap, and none twice.
 */
export async function nextSerial(tx: Runner, kind: DocumentKind, year: string): Promise<number> {
  const [row] = await nextSerialQuery.run({ id: `${kind} ${year}` }, tx);
  if (!row) throw new Error('A series gave no number.');
  return row.last;
}

export type NewDocument = Split & {
  kind: DocumentKind;
  number: string;
  financialYear: string;
  serial: number;
  paymentId: string;
  /** The refund that a credit note is for. */
  transferId: string | null;
  gstin: string;
  sellerName: string;
  sellerAddress: string;
  placeOfSupply: string;
  sac: string;
  ratePercent: number;
  issuedAt: Date;
};

export async function insertDocument(tx: Runner, document: NewDocument): Promise<void> {
  await tx.prisma.invoice.create({ data: document });
}

const toDocument = (row: Prisma.InvoiceGetPayload<object>) => ({
  ...row,
  kind: oneOf(DOCUMENT_KINDS, row.kind),
});
/** An invoice or a credit note; money in paise. */
export type DocumentRow = ReturnType<typeof toDocument>;

/** The invoice of an order and its credit notes, in the order of their issue. */
export async function findDocuments(db: Runner, order: { paymentId: string } | { orderId: string }) {
  const rows = await db.prisma.invoice.findMany({
    where: 'orderId' in order ? { payment: { orderId: order.orderId } } : order,
    orderBy: [{ issuedAt: 'asc' }, { serial: 'asc' }],
  });
  return rows.map(toDocument);
}

/** The State that the buyer of an order has named; null for none. */
export async function findBuyerState(tx: Runner, paymentId: string): Promise<string | null> {
  const row = await tx.prisma.payment.findUnique({
    where: { id: paymentId },
    select: { billingState: true },
  });
  return row?.billingState ?? null;
}
