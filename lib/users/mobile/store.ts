import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { CODE_TRIES_MAX } from './constants';

const LIST_MARKS = {
  name: 'users.list_marks',
  text: `SELECT created_at AS "createdAt" FROM limit_marks WHERE subject = $1 AND created_at > $2::timestamptz
ORDER BY created_at DESC LIMIT 100`,
};

/** When a subject was marked since a moment, newest first; others who ask wait until the transaction ends. */
export async function lockMarks(tx: Runner, subject: string, since: Date): Promise<Date[]> {
  await lockUntilCommit(tx, 'limitMark', subject);
  const rows = await tx.run<{ createdAt: Date }>(LIST_MARKS, [subject, since]);
  return rows.map((row) => row.createdAt);
}

const MARK = {
  name: 'users.mark',
  text: 'INSERT INTO limit_marks (subject, created_at) SELECT unnest($1::text[]), $2::timestamptz',
};
const FORGET = {
  name: 'users.forget_marks',
  text: 'DELETE FROM limit_marks WHERE created_at < $1::timestamptz',
};

/** Marks subjects, and forgets marks from before a moment. */
export async function mark(
  tx: Runner,
  subjects: readonly string[],
  now: Date,
  forgetBefore: Date,
): Promise<void> {
  await tx.run(MARK, [subjects, now]);
  await tx.run(FORGET, [forgetBefore]);
}

const FORGET_CODES = {
  name: 'users.forget_codes',
  text: 'DELETE FROM otp_verifications WHERE created_at < $1::timestamptz',
};
const INSERT = {
  name: 'users.insert_code',
  text: `INSERT INTO otp_verifications (id, user_id, mobile_number, otp, expires_at, created_at)
VALUES ($1::uuid, $2::uuid, $3, $4, $5::timestamptz, $6::timestamptz)`,
};

export type NewCode = {
  id: string;
  userId: string;
  mobileNumber: string;
  hash: string;
  expiresAt: Date;
  now: Date;
};

/** Stores a code, and forgets codes from before a moment. */
export async function insertCode(tx: Runner, code: NewCode, forgetBefore: Date): Promise<void> {
  await tx.run(FORGET_CODES, [forgetBefore]);
  const { id, userId, mobileNumber, hash, expiresAt, now } = code;
  await tx.run(INSERT, [id, userId, mobileNumber, hash, expiresAt, now]);
}

const TRY = {
  name: 'users.try_code',
  text: `UPDATE otp_verifications SET attempts = attempts + 1
WHERE id = (SELECT id FROM otp_verifications WHERE mobile_number = $1 ORDER BY created_at DESC, id DESC LIMIT 1)
  AND user_id = $2::uuid AND attempts < ${CODE_TRIES_MAX} AND expires_at > $3::timestamptz AND NOT is_verified
RETURNING id, otp`,
};

/** Takes one try of the newest code of a number; null when it is not this user's, or has no try left. */
export async function takeTry(
  db: Runner,
  mobileNumber: string,
  userId: string,
  now: Date,
): Promise<{ id: string; otp: string } | null> {
  const [row] = await db.run<{ id: string; otp: string }>(TRY, [mobileNumber, userId, now]);
  return row ?? null;
}

const VERIFY = {
  name: 'users.verify_mobile',
  text: `WITH used AS (
  UPDATE otp_verifications SET is_verified = true WHERE id = $1::uuid AND NOT is_verified RETURNING user_id, mobile_number
)
UPDATE users SET mobile_number = used.mobile_number, is_mobile_verified = true FROM used WHERE users.id = used.user_id
RETURNING users.id`,
};

/** Uses a code up and gives its user the number, both or neither; false when it was used already. */
export async function consumeCode(db: Runner, codeId: string): Promise<boolean> {
  return (await db.run(VERIFY, [codeId])).length === 1;
}

const FIND = {
  name: 'users.verified_mobile',
  text: 'SELECT CASE WHEN is_mobile_verified THEN mobile_number END AS number FROM users WHERE id = $1::uuid',
};

export async function findVerifiedNumber(db: Runner, userId: string): Promise<string | null> {
  const [row] = await db.run<{ number: string | null }>(FIND, [userId]);
  return row?.number ?? null;
}
