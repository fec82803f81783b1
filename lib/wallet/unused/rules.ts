import { LEDGER_KIND, type LedgerKind, OFFER_REFERENCE, PURCHASE_REFERENCE } from '../constants';

export type Entry = {
  kind: LedgerKind;
  /** Messages */
  delta: number;
  reference: string;
};

/** What a balance is made of: free messages, and what is left of each purchase by its order id, the oldest first. */
export type Holdings = { free: number; bought: Map<string, number> };

/** Where a reservation was taken from. */
type Piece = { orderId: string | null; messages: number };

/** The reference of a refund in the ledger, which names its order. */
export const refundReference = (
  kind: 'refund' | 'refund_returned',
  { orderId, refundId }: { orderId: string; refundId: string },
): string => `${kind}:${orderId}:${refundId}`;

const REFUND = /^refund(?:_returned)?:([^:]+):/;
const MOVED_IN = /^moved:(.+):in$/;
const RETURNED = /:returned$/;

/** The owner whose bought messages came with this entry; undefined for every other entry. */
export const movedFrom = ({ reference }: Pick<Entry, 'reference'>): string | undefined =>
  MOVED_IN.exec(reference)?.[1];

const add = ({ bought }: Holdings, orderId: string, messages: number) =>
  bought.set(orderId, (bought.get(orderId) ?? 0) + messages);

/** Takes messages out of purchases, in the order given. @returns what was taken from which */
function takeBought({ bought }: Holdings, orderIds: Iterable<string>, messages: number): Piece[] {
  const pieces: Piece[] = [];
  let missing = messages;
  for (const orderId of orderIds) {
    const taken = Math.min(missing, bought.get(orderId) ?? 0);
    if (taken === 0) continue;
    bought.set(orderId, (bought.get(orderId) ?? 0) - taken);
    pieces.push({ orderId, messages: taken });
    missing -= taken;
  }
  return pieces;
}

/** Spends messages: the free ones first, then the oldest purchase. */
function spend(holdings: Holdings, messages: number): Piece[] {
  const free = Math.min(holdings.free, messages);
  holdings.free -= free;
  const pieces = takeBought(holdings, [...holdings.bought.keys()], messages - free);
  return free > 0 ? [{ orderId: null, messages: free }, ...pieces] : pieces;
}

function giveBack(holdings: Holdings, pieces: readonly Piece[]): void {
  for (const { orderId, messages } of pieces) {
    if (orderId === null) holdings.free += messages;
    else add(holdings, orderId, messages);
  }
}

/** Lets bought messages leave for another owner. Where fewer leave than there are, those of the offer count as used first. */
function leave(holdings: Holdings, messages: number): Map<string, number> {
  const orderIds = [...holdings.bought.keys()];
  const isOffer = (orderId: string) => `${PURCHASE_REFERENCE}${orderId}`.startsWith(OFFER_REFERENCE);
  const lastToLeave = [...orderIds.filter(isOffer), ...orderIds.filter((orderId) => !isOffer(orderId))];
  const pieces = takeBought(holdings, lastToLeave.reverse(), messages);
  const left = pieces.reduce((rest, piece) => rest - piece.messages, messages);
  holdings.free = Math.max(0, holdings.free - left);
  return new Map(
    orderIds.flatMap((orderId) => {
      const piece = pieces.find((one) => one.orderId === orderId);
      return piece ? [[orderId, piece.messages] as const] : [];
    }),
  );
}

/** Messages that came from another owner; what was none of a purchase there is free here. */
function arrive(holdings: Holdings, messages: number, brought: ReadonlyMap<string, number>): void {
  let rest = messages;
  for (const [orderId, left] of brought) {
    add(holdings, orderId, Math.min(left, rest));
    rest -= Math.min(left, rest);
  }
  holdings.free += rest;
}

/**
 * Reads out of the ledger what a balance is made of: free messages are spent before bought ones, bought ones the oldest first, and a
 * message that was given back is what it was before. docs/money.md, "Refunds of unused messages".
 * @param entries of one owner, oldest first
 * @param broughtFrom what another owner's bought messages were when they moved here
 * @returns the holdings now, and what left for another owner when this one ended
 */
export function readHoldings(
  entries: readonly Entry[],
  broughtFrom: (ownerId: string) => ReadonlyMap<string, number>,
): Holdings & { left: ReadonlyMap<string, number> } {
  const holdings: Holdings = { free: 0, bought: new Map() };
  const reserved = new Map<string, Piece[]>();
  let left: ReadonlyMap<string, number> = new Map();
  for (const entry of entries) {
    const { kind, delta, reference } = entry;
    const refunded = REFUND.exec(reference)?.[1];
    const from = movedFrom(entry);
    if (kind === LEDGER_KIND.purchase) add(holdings, reference.replace(PURCHASE_REFERENCE, ''), delta);
    else if (kind === LEDGER_KIND.refundReturned && refunded) add(holdings, refunded, delta);
    else if (kind === LEDGER_KIND.refund && refunded) takeBought(holdings, [refunded], -delta);
    else if (kind === LEDGER_KIND.moved && delta < 0) left = leave(holdings, -delta);
    else if (kind === LEDGER_KIND.moved && from) arrive(holdings, delta, broughtFrom(from));
    else if (kind === LEDGER_KIND.sendReturned)
      giveBack(
        holdings,
        reserved.get(reference.replace(RETURNED, '')) ?? [{ orderId: null, messages: delta }],
      );
    else if (delta > 0) holdings.free += delta;
    else reserved.set(reference, spend(holdings, -delta));
  }
  return { ...holdings, left };
}
