/** The name under which the list of notices is kept among the settings. */
export const NOTICES = 'notices';

/** `banner`: anything people should know. `terms`: a change of the terms, which is told before it takes effect. */
export const NOTICE_KINDS = ['banner', 'terms'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A text above the screens of the app, from one day of India to another. */
export type Notice = {
  /** A browser that dismissed it keeps this. */
  id: string;
  kind: NoticeKind;
  /** Plain text. */
  text: string;
  /** A page of the site. */
  link: { href: string; label: string } | null;
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Of a change of the terms: the day from which it counts, YYYY-MM-DD. */
  effectiveOn: string | null;
};

export const NOTICES_MAX = 5;
export const NOTICE_TEXT_MAX = 240;
export const LINK_LABEL_MAX = 40;
/** Days for which a change of the terms is shown before it takes effect: content/legal/terms.ts promises them. */
export const TERMS_NOTICE_DAYS = 15;
/** The cookie with the notices that a browser has dismissed, and for how long it keeps them (s): longer than a quarter. */
export const DISMISSED_COOKIE = 'notices';
export const DISMISSED_FOR_S = 180 * 24 * 3600;
/** Dismissed notices that a browser keeps. */
export const DISMISSED_MAX = 12;

/** A notice as a screen shows it. */
export type ShownNotice = { id: string; text: string; links: readonly { href: string; label: string }[] };
