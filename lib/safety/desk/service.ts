/*
 * Invariants:
 * - A list of events has no text in it: what was noticed, when, and how it went on.
 */
export { findEvent, listEvents, putMark } from './store';
