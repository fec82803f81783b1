/*
 * Invariants:
 * - Only the console reads what was said around a reported message, and it writes down that it did, why, and for whose download.
 */
export { findAround, findReport, setState as setReportState } from './store';
