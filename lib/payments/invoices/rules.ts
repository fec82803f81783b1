import { inIndia } from '@/lib/kit/india-time';
import {
  type DocumentKind,
  NUMBER_MAX,
  NUMBER_PREFIX,
  RATE_PERCENT,
  SERIAL_DIGITS,
  STATES,
  UNION_TERRITORIES,
} from './constants';

/** Who sells, as invoices name them. */
export type Seller = { gstin: string; state: string; name: string; address: string };

const GSTIN = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether the last sign of a GSTIN follows from the others: each is counted once or twice, in turns, in base 36. */
function isChecked(gstin: string): boolean {
  const sum = [...gstin.slice(0, -1)].reduce((all, sign, place) => {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length] === gstin.at(-1);
}

/**
 * Who sells, by what the owner has written; null while there is no GSTIN: then there are receipts and no invoices.
 * @throws Error when that is no GSTIN
 */
export function sellerOf(brand: {
  gstin: string;
  legalEntity: string;
  registeredAddress: string;
}): Seller | null {
  const gstin = brand.gstin.trim().toUpperCase();
  if (gstin === '') return null;
  const state = gstin.slice(0, 2);
  if (!GSTIN.test(gstin) || !isChecked(gstin) || STATES[state] === undefined)
    throw new Error('content/brand.ts: gstin is no GSTIN.');
  return { gstin, state, name: brand.legalEntity, address: brand.registeredAddress };
}

const APRIL = 3;

/** "26-27": the financial year of a moment, from April to March in India. */
export function financialYear(at: Date): string {
  const here = inIndia(at) ?? at;
  const first = here.getUTCMonth() < APRIL ? here.getUTCFullYear() - 1 : here.getUTCFullYear();
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** "SA/26-27/000001". @throws Error when a year has more documents than its numbers have room for */
export function documentNumber(kind: DocumentKind, year: string, serial: number): string {
  const number = `${NUMBER_PREFIX[kind]}/${year}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  if (number.length > NUMBER_MAX) throw new Error('The numbers of this year are used up.');
  return number;
}

/** Money of a document, in paise: the parts add up to `total`. */
export type Split = { total: number; taxable: number; cgst: number; sgst: number; igst: number };

/**
 * Takes the tax out of a price that contains it. Within a State it is half central and half State tax, which are equal to the paisa;
 * between States it is integrated tax (IGST Act 2017, sections 7(3) and 8(2); CGST Act, section 9(1)).
 * @param total paise
 */
export function splitTax(total: number, isWithinState: boolean): Split {
  if (!isWithinState) {
    const igst = Math.round((total * RATE_PERCENT) / (100 + RATE_PERCENT));
    return { total, taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round((total * RATE_PERCENT) / 2 / (100 + RATE_PERCENT));
  return { total, taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}

/**
 * The part of an invoice that a credit note takes back. What all of them take back of each column is that share of the invoice, rounded:
 * so together they are never more than the invoice, and exactly the invoice when all of it goes back.
 * @param before paise that earlier credit notes have taken back
 * @param total paise, whole rupees
 */
export function splitCredit(invoice: Split, before: Split, total: number): Split {
  const until = before.total + total;
  if (until > invoice.total) throw new Error('Credit notes are more than their invoice.');
  const part = (whole: number, taken: number) => Math.round((whole * until) / invoice.total) - taken;
  const cgst = part(invoice.cgst, before.cgst);
  const sgst = part(invoice.sgst, before.sgst);
  const igst = part(invoice.igst, before.igst);
  return { total, taxable: total - cgst - sgst - igst, cgst, sgst, igst };
}

/**
 * Where a service is supplied that somebody without a GST registration buys: their State, where it is on record, and else where the
 * supplier is (IGST Act 2017, section 12(2)(b)). For online services the State that the invoice names is the address on record, whatever
 * the value (CGST Rules, rule 46(f), proviso; CBIC Circular 242/36/2024-GST): so buyers are asked for it.
 */
export const placeOfSupply = (seller: Seller, buyerState: string | null): string =>
  buyerState !== null && STATES[buyerState] !== undefined ? buyerState : seller.state;

/** "Maharashtra (27)" */
export const shownState = (code: string): string => `${STATES[code] ?? code} (${code})`;

/** How the half of the tax that is not central is called in a State. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' =>
  UNION_TERRITORIES.includes(code) ? 'UTGST' : 'SGST';
