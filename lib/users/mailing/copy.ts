import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';
import type { MailingKind } from './constants';

export const NOT_REGISTERED = 'This browser is not registered yet.';
export const NO_MAILS_HERE =
  'Mails go only to people who have signed in with Google, and only where this service sends mails.';
export const NOT_A_KIND = 'Please choose what you want to be mailed about.';
export const NO_SUCH_LINK = 'This link is not complete. Please open it from the mail once more.';

export const BY_MAIL = 'By e-mail';
export const ABOUT_MAILS = 'To {address}. No words of a chat are ever in a mail, and no name of a companion.';
export const MAIL_FOOT = 'Every one of these mails has a link by which you can stop mails of its kind.';
export const NOT_CHANGED = 'Your choice was not saved';

export const MAIL_LABEL = {
  reply: {
    label: 'A reply that came while you were away',
    about:
      'At most one mail a day, between 8 am and 10 pm, and only while none of your devices is told about replies.',
  },
  payment: { label: 'A payment that was credited', about: 'One mail for each payment.' },
} as const satisfies Readonly<Record<MailingKind, { label: string; about: string }>>;

/** What stands in the list of mails before one is made. Never a word of a chat, nor who has written: a phone shows it locked. */
export const SUBJECTS = {
  reply: 'You have a new reply on {brand}',
  payment: '{brand}: your payment has arrived',
} as const satisfies Readonly<Record<MailingKind, string>>;

/** The subject in English, as it is kept until the mail is made. */
export const subjectOf = (kind: MailingKind): string => SUBJECTS[kind].replace('{brand}', BRAND.name);

const WORDS = {
  reply: 'A reply is waiting for you. What it says stays in the app: {link}',
  payment:
    'Your payment has arrived and your messages are there. The receipt is in your account, under Payments: {link}',
} as const satisfies Readonly<Record<MailingKind, string>>;
const WHY = 'You get this mail because you chose it in your account. To stop mails of this kind: {stop}';
const NO_ANSWER = 'Please do not reply to this mail: nobody reads the replies. To reach us: {email}';

/** The whole mail, in the language of the page or person that is spoken to. */
export const mailOf = (kind: MailingKind, link: string, stop: string) => ({
  subject: t(SUBJECTS[kind], { brand: BRAND.name }),
  text: [
    t(WORDS[kind], { link }),
    `${t(WHY, { stop })}\n${t(NO_ANSWER, { email: BRAND.supportEmail })}`,
    BRAND.name,
  ].join('\n\n'),
});

export const STOP_TITLE = 'Stop these mails?';
export const STOP_ABOUT = {
  reply: 'You will get no more mails about replies. Nothing else changes.',
  payment: 'You will get no more mails about payments. Nothing else changes.',
} as const satisfies Readonly<Record<MailingKind, string>>;
export const STOP = 'Stop these mails';
export const STOPPED_TITLE = 'These mails are stopped';
export const STOPPED_ABOUT = {
  reply: 'You get no more mails about replies.',
  payment: 'You get no more mails about payments.',
} as const satisfies Readonly<Record<MailingKind, string>>;
export const CHANGE_AGAIN = 'Choose what you are told';
export const NO_LINK_TITLE = 'This link does not work';
