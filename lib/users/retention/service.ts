/*
 * Invariants:
 * - What is blanked here decides nothing any more: neither a balance, nor whether a gift was given, nor who somebody is.
 * - Any number of processes may do each of these at once, and again: rows that another one holds are left to it.
 */
import { inBatches } from '@/lib/kit/in-batches';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope } from '@/lib/kit/scope';
import { hashFingerprint } from '../fingerprint/service';
import { CAMPAIGN_KEPT_DAYS, CODES_KEPT_DAYS, TRACES_KEPT_DAYS, USERLESS_KEPT_DAYS } from './constants';
import * as store from './store';

type ForgetScope = Pick<JobScope, 'db' | 'now'>;

const forgetting =
  (days: number, work: (db: ForgetScope['db'], old: { before: Date; rows: number }) => Promise<number>) =>
  ({ db, now }: ForgetScope): Promise<number> => {
    const before = daysBefore(now(), days);
    return inBatches((rows) => work(db, { before, rows }));
  };

/** Blanks address, hashed fingerprint, versions and time zone of users. @returns users */
export const forgetOldTraces = forgetting(TRACES_KEPT_DAYS, store.blankTraces);

/** Blanks by which campaign users came. @returns users */
export const forgetOldCampaigns = forgetting(CAMPAIGN_KEPT_DAYS, store.blankCampaigns);

/** Deletes consents of browsers that never got a user. @returns rows */
export const forgetUserlessConsents = forgetting(USERLESS_KEPT_DAYS, store.deleteUserlessConsents);

/** Deletes what is known of the age of browsers that never got a user; a hold stays (`forgetOldHolds`). @returns rows */
export const forgetUserlessAges = forgetting(USERLESS_KEPT_DAYS, store.deleteUserlessAges);

/** Deletes one-time codes. @returns rows */
export const forgetOldCodes = forgetting(CODES_KEPT_DAYS, store.deleteCodes);

/** Deletes what limits have counted. @returns rows */
export const forgetOldMarks = forgetting(CODES_KEPT_DAYS, store.deleteMarks);

/**
 * Puts the keyed hash in place of the fingerprints that were stored before fingerprints were hashed.
 * @returns users
 */
export function hashRawFingerprints(scope: ForgetScope & { keyedHash: KeyedHash }): Promise<number> {
  return inBatches(async (rows) => {
    const found = await store.findRawFingerprints(scope.db, rows);
    let hashed = 0;
    for (const user of found)
      hashed += await store.replaceFingerprint(
        scope.db,
        user,
        hashFingerprint(scope, user.browserFingerprint),
      );
    return hashed;
  });
}
