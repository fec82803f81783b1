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

/** Which passkeys of a person are good from now on, as a browser is told. */
export type AcceptedPasskeys = { rpId: string; userId: string; allAcceptedCredentialIds: string[] };

type Known = Pick<LockKey, 'credentialId' | 'transports'>;

/** Makes and checks what passkeys sign for the product's address. Implemented by lib/providers/passkeys.ts. */
export type Passkeys = {
  /** For a new passkey of this device; not one of those that are known. */
  askNew(person: { id: string; name: string }, known: readonly Known[]): Promise<PasskeyOptions>;
  askKnown(known: readonly Known[]): Promise<PasskeyOptions>;
  /** What is good of a person's passkeys from now on: these, and no other. */
  accepted(personId: string, known: readonly Known[]): AcceptedPasskeys;
  /** null: it is not what was asked for, or not signed here, or the device did not ask who it was. */
  readNew(answer: PasskeyAnswer, challenge: string): Promise<LockKey | null>;
  /** @returns the device's new count; null: as above */
  check(answer: PasskeyAnswer, challenge: string, key: LockKey): Promise<number | null>;
};
