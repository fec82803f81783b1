import type { Route } from 'next';

/** A chat; at one of its messages, if one is named. */
export function chatPath(sessionId: string, messageId?: string): Route {
  return `/chat/${sessionId}${messageId ? `#${messageId}` : ''}` as Route;
}

export function paywallPath(sessionId: string): Route {
  return `/paywall/${sessionId}` as Route;
}

/** Starts the sign-in with Google, which returns to that path. Link to it with `<a>`: a router would prefetch it. */
export function signInPath(returnTo: string): string {
  return `/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

/** A person's chats, and those in their archive. */
export const CHATS_PATH = '/chats' as Route;
export const ARCHIVE_PATH = '/chats?archived=1' as Route;

export const RECHARGE_PATH = '/recharge' as Route;

export const LISTING_PATH = '/psychologist' as Route;

export const ACCOUNT_PATH = '/account' as Route;
/** A person's chats, what is remembered of them, and what they are called. */
export const OWN_CHATS_PATH = '/account/chats' as Route;
/** What people allow themselves. */
export const CONTROL_PATH = '/account/control' as Route;
/** Where people limit themselves. */
export const LIMITS_PATH = '/account/limits' as Route;
/** What somebody sent and spent in the last weeks. */
export const USE_PATH = '/account/use' as Route;

/** Where people take a break from everything. */
export const PAUSE_PATH = '/account/pause' as Route;

/** Where people lock their chats behind the screen lock of a device. */
export const LOCK_PATH = '/account/lock' as Route;

/** Where people choose what they read the interface in. */
export const LANGUAGE_PATH = '/account/language' as Route;

/** Where people choose what they are told on their devices. */
export const NOTIFICATIONS_PATH = '/account/notifications' as Route;
/** Where people choose whether their newest chats are kept to be read without a network. */
export const OFFLINE_PATH = '/account/offline' as Route;
/** A plain page of ours that names nothing: in place of a chat that is left quickly. No route of the screens'. */
export const NOTES_PATH = '/notes';

/** Shown after an account was deleted; it neither knows nor registers a user. */
export const ACCOUNT_DELETED_PATH = '/account/deleted' as Route;

/** Where a person is led who is held as a minor. */
export const ADULTS_ONLY_PATH = '/adults-only' as Route;
/** Where a suspended person reads why, and how to object. */
export const SUSPENDED_PATH = '/suspended' as Route;

export function receiptPath(orderId: string): Route {
  return `/account/receipts/${encodeURIComponent(orderId)}` as Route;
}
