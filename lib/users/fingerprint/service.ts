/*
 * Invariants:
 * - By what a browser can be told from others is never stored. A keyed hash of it is, which says nothing about the browser, and which
 *   nobody can make who has only the table.
 */
import type { KeyedHash } from '@/lib/kit/keyed-hash';

type HashScope = { keyedHash: KeyedHash };

/** What is stored in place of a fingerprint; empty when the browser gave none. */
export function hashFingerprint({ keyedHash }: HashScope, fingerprint: string | null | undefined): string {
  return fingerprint ? keyedHash('fingerprint', fingerprint) : '';
}

/**
 * By what else a fingerprint may have been counted: hashes under older secrets, and itself, as what was remembered before fingerprints
 * were hashed is known by (for 24 months, lib/users/gifts).
 */
export function earlierNames(
  { keyedHash }: HashScope,
  fingerprint: string | null | undefined,
): readonly string[] {
  return fingerprint ? [...keyedHash.each('fingerprint', fingerprint).slice(1), fingerprint] : [];
}

/** Hashes of a fingerprint under each key: the one of today, none when the browser gave none, and those of before. */
export const allNames = (fingerprint: string | null | undefined, earlier: readonly string[]): string[] => [
  ...(fingerprint ? [fingerprint] : []),
  ...earlier,
];
