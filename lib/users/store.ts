import type { ChatType } from '@/lib/companions/chat-types/constants';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Db, Runner } from '@/lib/kit/scope';
import { FREE_STARTERS_WINDOW_MS } from './constants';

export type BrowserRecord = {
  browserFingerprint: string | null;
  ipAddress: string;
  userAgent: string | null;
  browserName: string | null;
  browserVersion: string | null;
  osName: string | null;
  osVersion: string | null;
  deviceType: string | null;
  screenResolution: string | null;
  timezone: string | null;
  language: string | null;
  currentDomainUrl: string;
};

export type UserRow = {
  id: string;
  name: string | null;
  email: string | null;
  profilePicture: string | null;
  isGoogleAuthenticated: boolean;
  messageBalance: number;
  totalMessagesSent: number;
  newUserOfferEnabled: boolean;
  tokenVersion: number;
  browserName: string | null;
  deviceType: string | null;
  adultConfirmed: boolean;
  trackingGranted: boolean | null;
  lastChatSession: {
    id: string;
    companionName: string;
    chatType: ChatType;
    companionImagePath: string | null;
  } | null;
};

const FIND = {
  name: 'users.find',
  text: `SELECT u.id, u.name, u.email, u.profile_picture AS "profilePicture",
  u.is_google_authenticated AS "isGoogleAuthenticated", u.message_balance AS "messageBalance",
  u.total_messages_sent AS "totalMessagesSent", u.new_user_offer_enabled AS "newUserOfferEnabled", u.token_version AS "tokenVersion",
  u.browser_name AS "browserName", u.device_type AS "deviceType",
  coalesce((SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'adult' ORDER BY c.created_at DESC LIMIT 1), false) AS "adultConfirmed",
  (SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'tracking' ORDER BY c.created_at DESC LIMIT 1) AS "trackingGranted",
  CASE WHEN s.id IS NULL THEN NULL ELSE json_build_object('id', s.id, 'companionName', s.companion_name,
    'chatType', s.chat_type, 'companionImagePath', k.image_path) END AS "lastChatSession"
FROM users u LEFT JOIN chat_sessions s ON s.id = u.last_chat_session_id LEFT JOIN companions k ON k.id = s.companion_id
WHERE u.id = $1::uuid OR ($1::uuid IS NULL AND u.visitor_id = $2::uuid)`,
};

/** The user of a cookie: by user id, or by visitor while the cookie does not name a user yet. */
export async function findUser(db: Runner, who: { userId: string | null; visitorId: string }) {
  const [row] = await db.run<UserRow>(FIND, [who.userId, who.visitorId]);
  return row ?? null;
}

const CURRENT_TOKEN = {
  name: 'users.current_token',
  text: 'SELECT 1 AS current FROM users WHERE id = $1::uuid AND token_version = $2',
};

/** Whether there is that user, with that token version. */
export async function isCurrentToken(db: Runner, userId: string, tokenVersion: number): Promise<boolean> {
  const rows = await db.run(CURRENT_TOKEN, [userId, tokenVersion]);
  return rows.length === 1;
}

const TOUCH = {
  name: 'users.touch',
  text: `UPDATE users SET last_seen_at = $2::timestamptz, current_domain_url = $3
WHERE id = $1::uuid AND (last_seen_at < $2::timestamptz - interval '1 minute' OR current_domain_url IS DISTINCT FROM $3)
RETURNING (SELECT before.last_seen_at FROM users before WHERE before.id = $1::uuid) AS "before"`,
};

/**
 * Notes that a user was here, at most once a minute.
 * @returns when the user was last seen before, if that changed now
 */
export async function touchUser(db: Runner, id: string, now: Date, domain: string): Promise<Date | null> {
  const [row] = await db.run<{ before: Date }>(TOUCH, [id, now, domain]);
  return row?.before ?? null;
}

/** Lets registrations from one (fingerprint, address) pass one after the other, until the transaction ends. */
export async function lockStarters(tx: Runner, fingerprint: string, ipAddress: string): Promise<void> {
  await lockUntilCommit(tx, 'starters', `${fingerprint}|${ipAddress}`);
}

const COUNT_STARTERS = {
  name: 'users.count_starters',
  text: `SELECT (SELECT count(*) FROM users
  WHERE starter_granted AND browser_fingerprint = $1 AND ip_address = $2 AND created_at > $3::timestamptz)::int
+ (SELECT count(*) FROM limit_marks
  WHERE subject = 'starter:' || encode(sha256(convert_to($1 || '|' || $2, 'UTF8')), 'hex') AND created_at > $3::timestamptz)::int
AS granted`,
};

/** Free starters granted to a (fingerprint, address) in the window, those of accounts deleted since included. */
export async function countStarters(
  tx: Runner,
  fingerprint: string,
  ipAddress: string,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - FREE_STARTERS_WINDOW_MS);
  const [row] = await tx.run<{ granted: number }>(COUNT_STARTERS, [fingerprint, ipAddress, since]);
  return row?.granted ?? 0;
}

const INSERT = {
  name: 'users.insert',
  text: `INSERT INTO users (id, visitor_id, message_balance, starter_granted, created_at, last_seen_at)
VALUES (gen_random_uuid(), $1::uuid, 0, $2, $3::timestamptz, $3::timestamptz)
ON CONFLICT (visitor_id) DO NOTHING RETURNING id`,
};

/** A new guest with balance 0, or null when this visitor has a user already. */
export async function insertUser(tx: Runner, visitorId: string, starterGranted: boolean, now: Date) {
  const [row] = await tx.run<{ id: string }>(INSERT, [visitorId, starterGranted, now]);
  return row?.id ?? null;
}

const DESCRIBE = {
  name: 'users.describe',
  text: `UPDATE users SET browser_fingerprint = $2, ip_address = $3, user_agent = $4, browser_name = $5, browser_version = $6,
  os_name = $7, os_version = $8, device_type = $9, screen_resolution = $10, timezone = $11, language = $12,
  current_domain_url = $13, tracking_params = coalesce($14::jsonb, tracking_params),
  tracking_params_at = CASE WHEN $14::jsonb IS NULL THEN tracking_params_at ELSE $15::timestamptz END, last_seen_at = $15::timestamptz
WHERE id = $1::uuid`,
};

/** Stores what the browser told of itself, and the tracking parameters when it brought any. */
export async function describeUser(
  tx: Runner,
  id: string,
  browser: BrowserRecord,
  trackingParams: object | null,
  now: Date,
): Promise<void> {
  await tx.run(DESCRIBE, [
    id,
    browser.browserFingerprint,
    browser.ipAddress,
    browser.userAgent,
    browser.browserName,
    browser.browserVersion,
    browser.osName,
    browser.osVersion,
    browser.deviceType,
    browser.screenResolution,
    browser.timezone,
    browser.language,
    browser.currentDomainUrl,
    trackingParams === null ? null : JSON.stringify(trackingParams),
    now,
  ]);
}

const ADOPT_CONSENTS = {
  name: 'users.adopt_consents',
  text: 'UPDATE consents SET user_id = $2::uuid WHERE visitor_id = $1::uuid AND user_id IS NULL',
};

/** What this browser agreed to before it had a user counts for the user. */
export async function adoptConsents(tx: Runner, visitorId: string, userId: string): Promise<void> {
  await tx.run(ADOPT_CONSENTS, [visitorId, userId]);
}

/** Adds one consent row; the newest of a purpose counts. */
export async function insertConsent(
  db: Db,
  consent: { visitorId: string; userId: string | null; purpose: string; granted: boolean; createdAt: Date },
): Promise<void> {
  await db.prisma.consent.create({ data: consent });
}

const ADULT = {
  name: 'users.adult',
  text: `SELECT granted FROM consents WHERE purpose = 'adult' AND (user_id = $1::uuid OR ($1::uuid IS NULL AND visitor_id = $2::uuid))
ORDER BY created_at DESC LIMIT 1`,
};

export async function findAdultConsent(db: Runner, who: { userId: string | null; visitorId: string }) {
  const [row] = await db.run<{ granted: boolean }>(ADULT, [who.userId, who.visitorId]);
  return row?.granted ?? false;
}
