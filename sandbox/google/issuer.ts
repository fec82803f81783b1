import { createLog, type Log } from '../log.ts';
import type { Fault } from './faults.ts';
import { type Keys, makeKeys } from './tokens.ts';

/** What an authorization code stands for, until it is exchanged. */
export type Grant = {
  sub: string;
  clientId: string;
  redirectUri: string;
  nonce: string;
  challenge: string;
  expiresAtMs: number;
  used: boolean;
};

/** A call the stand-in got; `time` is ISO 8601. */
export type Call = { time: string; method: string; path: string; status: number };

const CALLS_KEPT = 500;

/** Everything the stand-in knows. */
export type Issuer = {
  clientId: string;
  clientSecret: string;
  keys: Keys;
  /** Signs nothing anybody should trust: for tokens with a wrong signature. */
  strangeKeys: Keys;
  codes: Map<string, Grant>;
  /** Access token → subject. */
  tokens: Map<string, string>;
  faults: Fault[];
  calls: Log<Call>;
};

export const DEFAULTS = { clientId: 'sandbox', clientSecret: 'sandbox-secret' };

export function createIssuer(settings: Partial<typeof DEFAULTS> = {}): Issuer {
  return {
    ...DEFAULTS,
    ...settings,
    keys: makeKeys(),
    strangeKeys: makeKeys(),
    codes: new Map(),
    tokens: new Map(),
    faults: [],
    calls: createLog(CALLS_KEPT),
  };
}
