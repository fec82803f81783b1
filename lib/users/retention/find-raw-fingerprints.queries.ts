/** Types generated for queries found in "lib/users/retention/find-raw-fingerprints.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindRawFingerprints' parameters type */
export interface FindRawFingerprintsParams {
  rows: number;
}

/** 'FindRawFingerprints' return type */
export interface FindRawFingerprintsResult {
  browserFingerprint: string;
  id: string;
}

/** 'FindRawFingerprints' query type */
export interface FindRawFingerprintsQuery {
  params: FindRawFingerprintsParams;
  result: FindRawFingerprintsResult;
}

const findRawFingerprintsIR: any = {"usedParamSet":{"rows":true},"params":[{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":159}]}],"statement":"SELECT id, browser_fingerprint AS \"browserFingerprint!\" FROM users\nWHERE browser_fingerprint <> '' AND browser_fingerprint !~ '^[A-Za-z0-9_-]{43}$'\nLIMIT :rows!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, browser_fingerprint AS "browserFingerprint!" FROM users
 * WHERE browser_fingerprint <> '' AND browser_fingerprint !~ '^[A-Za-z0-9_-]{43}$'
 * LIMIT :rows!::int
 * ```
 */
export const findRawFingerprints = new PreparedQuery<FindRawFingerprintsParams,FindRawFingerprintsResult>(findRawFingerprintsIR);


