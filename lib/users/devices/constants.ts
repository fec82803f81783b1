const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/*
 * A guest can sign in nowhere: who loses the session loses a paid balance, so it lives as long as a browser keeps a cookie, 400 days
 * (https://developer.chrome.com/blog/cookie-max-age-expires). A member comes back through Google with a tap, so a device that nobody uses
 * closes after 30 days, and any after 180. NIST SP 800-63B would have every session of its lowest level end after 30
 * (https://pages.nist.gov/800-63-4/sp800-63b.html); what is worth most asks for a fresh sign-in anyway.
 */
export const GUEST_IDLE_MS = 400 * DAY_MS;
export const MEMBER_IDLE_MS = 30 * DAY_MS;
export const MEMBER_ABSOLUTE_MS = 180 * DAY_MS;

/** How long ago a person may have come from Google who deletes, exports, changes the mobile number or signs devices out. */
export const FRESH_SIGN_IN_MS = 15 * MINUTE_MS;

/** What that is asked for; a sign-in for it comes back to the account with `?again=`. */
export const WANTED = ['delete', 'export', 'mobile', 'devices'] as const;
export type Wanted = (typeof WANTED)[number];

/** "Last seen" is written no more often than this. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** Devices of one person; the one seen longest ago goes when there would be more. */
export const DEVICES_MAX = 20;
