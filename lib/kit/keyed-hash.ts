import type { KeyPurpose } from './key-purposes';

/** A hash under a secret key of the server; each purpose has a different key. */
export type KeyedHash = {
  (purpose: KeyPurpose, text: string): string;
  /** The hashes under every secret that still counts, the newest first: to find what may have been written under an older one. */
  each(purpose: KeyPurpose, text: string): readonly string[];
};
