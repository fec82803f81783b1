import type { Runner } from '@/lib/kit/scope';

const PROFILE = {
  name: 'users.personal',
  text: `SELECT to_jsonb(u) - ARRAY['visitor_id', 'token_version', 'starter_granted'] AS profile FROM users u WHERE u.id = $1::uuid`,
};

/** Every column of a user but what is only the product's own bookkeeping, by its name in the database. */
export async function findProfile(db: Runner, userId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.run<{ profile: Record<string, unknown> }>(PROFILE, [userId]);
  return row?.profile ?? null;
}

export type ConsentRow = { purpose: string; granted: boolean; createdAt: Date };

const CONSENTS = {
  name: 'users.consents',
  text: `SELECT purpose, granted, created_at AS "createdAt" FROM consents WHERE user_id = $1::uuid ORDER BY created_at`,
};

export async function listConsents(db: Runner, userId: string): Promise<ConsentRow[]> {
  return db.run<ConsentRow>(CONSENTS, [userId]);
}

export type LockedUser = { visitorId: string | null; messageBalance: number; verifiedNumber: string | null };

const LOCK = {
  name: 'users.lock',
  text: `SELECT visitor_id AS "visitorId", message_balance AS "messageBalance",
  CASE WHEN is_mobile_verified THEN mobile_number END AS "verifiedNumber" FROM users WHERE id = $1::uuid FOR UPDATE`,
};

/** Holds a user's row until the transaction ends; null when it is gone. */
export async function lockUser(tx: Runner, userId: string): Promise<LockedUser | null> {
  const [row] = await tx.run<LockedUser>(LOCK, [userId]);
  return row ?? null;
}

const REMEMBER_STARTER = {
  name: 'users.remember_starter',
  text: `INSERT INTO limit_marks (subject, created_at)
SELECT 'starter:' || encode(sha256(convert_to(browser_fingerprint || '|' || ip_address, 'UTF8')), 'hex'), created_at FROM users
WHERE id = $1::uuid AND starter_granted AND browser_fingerprint IS NOT NULL AND ip_address IS NOT NULL`,
};
const LOCK_CODES = {
  name: 'users.lock_codes',
  text: 'SELECT id FROM otp_verifications WHERE user_id = $1::uuid ORDER BY id FOR UPDATE NOWAIT',
};
const LOCK_CONSENTS = {
  name: 'users.lock_consents',
  text: `SELECT id FROM consents WHERE user_id = $1::uuid OR (user_id IS NULL AND visitor_id = ANY($2::uuid[]))
ORDER BY id FOR UPDATE NOWAIT`,
};
const ERASE_CODES = {
  name: 'users.erase_codes',
  text: 'DELETE FROM otp_verifications WHERE user_id = $1::uuid',
};
const ERASE_CONSENTS = {
  name: 'users.erase_consents',
  text: 'DELETE FROM consents WHERE user_id = $1::uuid OR (user_id IS NULL AND visitor_id = ANY($2::uuid[]))',
};
const ERASE = { name: 'users.erase', text: 'DELETE FROM users WHERE id = $1::uuid' };

/**
 * Removes a user, without waiting for a code that is being used or a consent that is being adopted; that free starters
 * were granted stays counted, about nobody.
 * @throws an error that `isRowBusy` knows
 */
export async function deleteUser(tx: Runner, userId: string, visitorIds: readonly string[]): Promise<void> {
  await tx.run(LOCK_CODES, [userId]);
  await tx.run(LOCK_CONSENTS, [userId, visitorIds]);
  await tx.run(REMEMBER_STARTER, [userId]);
  await tx.run(ERASE_CODES, [userId]);
  await tx.run(ERASE_CONSENTS, [userId, visitorIds]);
  await tx.run(ERASE, [userId]);
}
