import { HELPLINES } from '@/content/helplines';

/** Addresses of help stay: a companion has to name them. */
const HELP_ADDRESSES: ReadonlySet<string> = new Set(
  HELPLINES.map(({ href }) =>
    String(href)
      .replace(/^mailto:/, '')
      .toLowerCase(),
  ),
);

const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]{1,64}@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,4}/giu;
const EMAIL_IN_WORDS =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{2,64} ?(?:@|\(at\)|\[at\]| at | at the rate | एट ) ?(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud|proton(?:mail)?)(?: ?(?:\.|dot|\(dot\)|\[dot\]|डॉट) ?(?:com|in|co\.in|me|net))?(?![\p{L}\p{N}])/giu;
const MAIL_HOST = /gmail|yahoo|hotmail|outlook|rediff|icloud|proton/i;
/** Handles that banks and apps have for UPI ids (npci.org.in, "3rd party apps" and "live members"). */
const UPI_HANDLE =
  'ok(?:axis|sbi|hdfcbank|icici)|ybl|ibl|axl|paytm|pt(?:axis|yes|hdfc|sbi)|upi|y?apl|rapl|sbi|hdfc(?:bank)?(?:jd)?|icici(?:bank)?|axis(?:bank|b|gold)?|kotak|airtel|mairtel|jio|freecharge|ikwik|wa(?:axis|hdfcbank|sbi|icici)|yes(?:bank|bankltd|fam|g|pay|pop)?|fam|barodampay|barb|pnb|cnrb|canarabank|idfc(?:bank|first|netc)?|indus(?:ind)?|federal|fbl|union(?:bank(?:ofindia)?|bank)?|uboi|kbl|abfspay|naviaxis|slc|jupiteraxis|superyes|tap(?:icici)|goaxb|timecosmos|postbank|dbs|rbl|payzapp|citi(?:gold)?|hsbc|sib|uco|boi|mahb|iob|indianbank|idbi|aubank|equitas|kvb|kmbl|cred|amazonpay|dlb|dcb|bandhan|sc|scb|psb|karurvysyabank|phonepe|gpay|bhim|slice|mobikwik';
const UPI_ID = new RegExp(
  `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]{2,64}@(?:${UPI_HANDLE})(?![\\p{L}\\p{N}.-]*[\\p{L}\\p{N}])`,
  'giu',
);
/** A handle that is new, where the words speak of paying. */
const ANY_ID = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{2,64}@[a-z]{2,20}(?![\p{L}\p{N}.-]*[\p{L}\p{N}])/giu;
const PAYING = /\b(?:upi|vpa|gpay|google pay|phone ?pe|paytm|bhim)\b/i;

/** Replaces e-mail addresses and UPI ids; those of helplines stay. */
export function maskAddresses(text: string): string {
  let masked = text;
  if (MAIL_HOST.test(masked)) masked = masked.replace(EMAIL_IN_WORDS, '[e-mail address]');
  if (!masked.includes('@')) return masked;
  masked = masked
    .replace(UPI_ID, '[UPI id]')
    .replace(EMAIL, (address) => (HELP_ADDRESSES.has(address.toLowerCase()) ? address : '[e-mail address]'));
  return PAYING.test(masked) ? masked.replace(ANY_ID, '[UPI id]') : masked;
}
