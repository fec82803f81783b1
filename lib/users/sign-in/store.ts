import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';

/** Who somebody is at Google. */
export type GoogleProfile = {
  googleId: string;
  /** Only when Google has verified it. */
  email: string | null;
  name: string | null;
  /** Address of the picture at Google. */
  picture: string | null;
};

export type PersonRow = {
  id: string;
  isMember: boolean;
  messageBalance: number;
  tokenVersion: number;
};

const COLUMNS = `id, is_google_authenticated AS "isMember", message_balance AS "messageBalance",
  token_version AS "tokenVersion"`;

/** Lets sign-ins to one Google account pass one after the other, until the transaction ends. */
export async function lockGoogleAccount(tx: Runner, googleId: string): Promise<void> {
  await lockUntilCommit(tx, 'googleAccount', googleId);
}

const FIND_ACCOUNT = {
  name: 'users.find_google_account',
  text: `SELECT ${COLUMNS} FROM users WHERE google_id = $1`,
};

export async function findAccount(tx: Runner, googleId: string): Promise<PersonRow | null> {
  const [row] = await tx.run<PersonRow>(FIND_ACCOUNT, [googleId]);
  return row ?? null;
}

const FIND_PERSON = {
  name: 'users.find_person',
  text: `SELECT ${COLUMNS} FROM users WHERE id = $1::uuid OR ($1::uuid IS NULL AND visitor_id = $2::uuid)`,
};
const LOCK_PERSON = { name: 'users.lock_person', text: `${FIND_PERSON.text} FOR UPDATE` };

type Who = { userId: string | null; visitorId: string };

/** The user of a browser. */
export async function findPerson(tx: Runner, { userId, visitorId }: Who): Promise<PersonRow | null> {
  const [row] = await tx.run<PersonRow>(FIND_PERSON, [userId, visitorId]);
  return row ?? null;
}

/** The same, held until the transaction ends: nobody can refer to the row or change it any more. */
export async function lockPerson(tx: Runner, { userId, visitorId }: Who): Promise<PersonRow | null> {
  const [row] = await tx.run<PersonRow>(LOCK_PERSON, [userId, visitorId]);
  return row ?? null;
}

const UPGRADE = {
  name: 'users.upgrade',
  text: `UPDATE users SET google_id = $2, email = $3, name = $4, profile_picture = $5, is_google_authenticated = true,
  visitor_id = NULL, token_version = token_version + 1, last_seen_at = $6::timestamptz
WHERE id = $1::uuid RETURNING token_version AS "tokenVersion"`,
};

/** Makes a guest the member of a Google account; whatever cookie the guest had opens nothing any more. */
export async function upgradeGuest(
  tx: Runner,
  id: string,
  profile: GoogleProfile,
  now: Date,
): Promise<number> {
  const values = [id, profile.googleId, profile.email, profile.name, profile.picture, now];
  const [row] = await tx.run<{ tokenVersion: number }>(UPGRADE, values);
  if (!row) throw new Error('The user to upgrade is gone.');
  return row.tokenVersion;
}

const REFRESH = {
  name: 'users.refresh_profile',
  text: `UPDATE users SET email = $2, name = $3, profile_picture = $4, last_seen_at = $5::timestamptz WHERE id = $1::uuid`,
};

/** What Google says of a member today. */
export async function refreshProfile(
  tx: Runner,
  id: string,
  profile: GoogleProfile,
  now: Date,
): Promise<void> {
  await tx.run(REFRESH, [id, profile.email, profile.name, profile.picture, now]);
}

const ABSORB = {
  name: 'users.absorb',
  text: `UPDATE users u SET total_messages_sent = u.total_messages_sent + g.total_messages_sent,
  new_user_offer_enabled = u.new_user_offer_enabled AND g.new_user_offer_enabled,
  replies_that_day = CASE WHEN g.replies_day IS NULL OR u.replies_day > g.replies_day THEN u.replies_that_day
    WHEN u.replies_day = g.replies_day THEN u.replies_that_day + g.replies_that_day ELSE g.replies_that_day END,
  replies_day = greatest(u.replies_day, g.replies_day),
  last_chat_session_id = coalesce(g.last_chat_session_id, u.last_chat_session_id),
  mobile_number = coalesce(u.mobile_number, g.mobile_number),
  is_mobile_verified = CASE WHEN u.mobile_number IS NULL THEN g.is_mobile_verified ELSE u.is_mobile_verified END
FROM users g WHERE u.id = $1::uuid AND g.id = $2::uuid`,
};

/** Adds to an account what the guest's own row knew; an offer either of them has used is used. */
export async function absorbGuest(tx: Runner, accountId: string, guestId: string): Promise<void> {
  await tx.run(ABSORB, [accountId, guestId]);
}

const MOVE_CONSENTS = {
  name: 'users.move_consents',
  text: `UPDATE consents SET user_id = $3::uuid
WHERE user_id = $1::uuid OR (user_id IS NULL AND visitor_id = $2::uuid)`,
};

/** What a guest, or a visitor without a user, agreed to counts for the account. */
export async function moveConsents(
  tx: Runner,
  guestId: string | null,
  visitorId: string,
  accountId: string,
): Promise<void> {
  await tx.run(MOVE_CONSENTS, [guestId, visitorId, accountId]);
}

const DELETE_GUEST = {
  name: 'users.delete_guest',
  text: 'DELETE FROM users WHERE id = $1::uuid AND NOT is_google_authenticated',
};

/** Takes the emptied row of a guest away; its ledger entries stay. */
export async function deleteGuest(tx: Runner, id: string): Promise<void> {
  await tx.run(DELETE_GUEST, [id]);
}

const RAISE_TOKEN = {
  name: 'users.raise_token_version',
  text: 'UPDATE users SET token_version = token_version + 1 WHERE id = $1::uuid AND is_google_authenticated',
};

/** Makes every cookie of a member worthless. */
export async function raiseTokenVersion(db: Runner, id: string): Promise<void> {
  await db.run(RAISE_TOKEN, [id]);
}

const FIND_PICTURE = {
  name: 'users.find_picture',
  text: 'SELECT profile_picture AS address FROM users WHERE id = $1::uuid',
};

/** Where a member's picture is at Google. */
export async function findPicture(db: Runner, id: string): Promise<string | null> {
  const [row] = await db.run<{ address: string | null }>(FIND_PICTURE, [id]);
  return row?.address ?? null;
}
