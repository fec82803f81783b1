import type { CrisisKind } from '../constants';

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
