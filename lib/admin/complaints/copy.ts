import { BRAND } from '@/content/brand';

/** The mail with which a person gets our answer. */
export const answerMail = (number: string, answer: string, accountUrl: string) => ({
  subject: `${BRAND.name}: our answer to ${number}`,
  text: [
    `You told us of something, ${number}. This is our answer:`,
    answer,
    `You find it in your account, too: ${accountUrl}`,
    'Please do not reply to this mail: nobody reads it. If something is left to say, raise it again in the app and name this number.',
    `${BRAND.name}`,
  ].join('\n\n'),
});
