import type { Fault } from './faults.ts';
import { type CallLog, createCallLog } from './log.ts';
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
  calls: CallLog;
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
    calls: createCallLog(),
  };
}
