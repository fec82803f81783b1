import { BRAND } from '@/content/brand';

/** The SMS. The last line lets Android and iOS offer the code above the keyboard. */
export const CODE_SMS = (code: string, host: string) =>
  `${code} is your ${BRAND.name} code. It works for 5 minutes. Never tell it to anybody.\n\n@${host} #${code}`;

export const MOBILE_UNAVAILABLE = 'Verifying a mobile number is not available at the moment.';
export const MEMBERS_ONLY = 'Please sign in to verify a mobile number.';
export const NO_CODES_LEFT = 'No more codes can be sent today. Please try again tomorrow.' as const;
export const TOO_MANY_CODES = 'Too many codes were asked for. Please try again later.' as const;
export const SMS_FAILED = 'The code could not be sent. Please try again in a moment.';
/** The same text for every reason, so that it reveals none. */
export const CODE_REFUSED = 'This code is wrong or no longer valid. Please check it or ask for a new one.';
