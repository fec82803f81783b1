const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a member may have mailed besides our answers: a reply that came while they were away, a payment that was credited. */
export const MAILING_KINDS = ['reply', 'payment'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/** What each is called among a person's consents. `lib/chat/turns/answer-turn.sql` names that of replies. */
export const PURPOSES = {
  reply: 'mail_reply',
  payment: 'mail_payment',
} as const satisfies Readonly<Record<MailingKind, string>>;

/** ms from a reply until somebody is mailed who has not read it: a mail is for who has gone, not for who looks away. */
export const REPLY_MAIL_WAITS_MS = 10 * MINUTE_MS;

/** ms for which something is still worth a mail. */
export const WORTH_MS: Readonly<Record<MailingKind, number>> = { reply: 24 * HOUR_MS, payment: 48 * HOUR_MS };
