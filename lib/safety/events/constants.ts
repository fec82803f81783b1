import type { CrisisKind } from '../constants';

/** Days for which a safety event is tied to the chat and the message it is about. */
export const TIED_DAYS = 180;
/** Months for which it is kept at all, to see whether the rules work. */
export const EVENT_KEPT_MONTHS = 24;

/** What the safety rules noticed; never a text. */
export type SafetyFinding = { kind: 'crisis' | 'minor' | 'refused' | 'output' | 'moderation'; rule: string };

/**
 * What was noticed in a person's message and is answered by the safety rules instead of the companion. `isMinor`: the writer
 * says to be under 18 besides.
 */
export type Concern = { rule: string; isMinor?: true } & (
  | { kind: 'crisis'; crisis: CrisisKind }
  | { kind: 'minor' | 'refused' }
);
