/** A tax invoice, and a credit note that takes a part of one back. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How the numbers of each series begin. */
export const NUMBER_PREFIX = { invoice: 'SA', credit_note: 'CN' } satisfies Record<DocumentKind, string>;
/** CGST Rules 2017, rule 46(b) and rule 53(1A)(c): at most sixteen letters, digits, hyphens and slashes. */
export const NUMBER_MAX = 16;
/** Digits that a number of a series has at least. */
export const SERIAL_DIGITS = 6;

/**
 * Percent, of central and State tax together: online content (SAC 998439) is in the residual entry of heading 9984 of Notification
 * 11/2017-Central Tax (Rate), at 9 % and 9 %. The owner's accountant confirms it before the GSTIN is entered (docs/going-live.md).
 */
export const RATE_PERCENT = 18;
/** Services Accounting Code: other on-line contents nowhere else classified. */
export const SAC = '998439';

/** States and Union territories by the code that a GSTIN begins with. */
export const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Union territories without a legislature, whose half of the tax is Union territory tax (UTGST Act 2017, section 1(2)). */
export const UNION_TERRITORIES: readonly string[] = ['04', '26', '31', '35', '38'];
