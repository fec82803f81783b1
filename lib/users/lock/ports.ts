/** A passkey's public half, as it is stored. */
export type LockKey = {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

/** What a browser is asked, as JSON. */
export type PasskeyOptions = Record<string, unknown> & { challenge: string };

/** What a browser has answered: anything at all. */
export type PasskeyAnswer = { id: string } & Record<string, unknown>;

type Known = Pick<LockKey, 'credentialId' | 'transports'>;

/** Makes and checks what passkeys sign for the product's address. Implemented by lib/providers/passkeys.ts. */
export type Passkeys = {
  /** For a new passkey of this device; not one of those that are known. */
  askNew(person: { id: string; name: string }, known: readonly Known[]): Promise<PasskeyOptions>;
  askKnown(known: readonly Known[]): Promise<PasskeyOptions>;
  /** null: it is not what was asked for, or not signed here, or the device did not ask who it was. */
  readNew(answer: PasskeyAnswer, challenge: string): Promise<LockKey | null>;
  /** @returns the device's new count; null: as above */
  check(answer: PasskeyAnswer, challenge: string, key: LockKey): Promise<number | null>;
};
