/*
 * Invariants:
 * - Refunds of unused messages and of payments that credited nothing are one list: a row is in it once, whichever it is.
 */
export { listRefunds, type RefundFilter } from './store';
