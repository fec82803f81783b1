/*
 * Invariants:
 * - A list of events has no text in it: what was noticed, when, and how it went on.
 */
export type { EventPlace } from './store';
export { findEvent, listEvents, putMark } from './store';
