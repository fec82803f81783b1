import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentNumber,
  financialYear,
  placeOfSupply,
  type Split,
  sellerOf,
  splitCredit,
  splitTax,
  stateTaxName,
} from './rules';

/** The sample of the GST portal's own manual. */
const GSTIN = '27AAPFU0939F1ZV';
const brand = (gstin: string) => ({
  gstin,
  legalEntity: 'Saathi Private Limited',
  registeredAddress: 'Pune',
});

test('a GSTIN is checked to its last sign; without one nobody issues invoices', () => {
  expect(sellerOf(brand(''))).toBeNull();
  expect(sellerOf(brand(GSTIN.toLowerCase()))).toMatchObject({ gstin: GSTIN, state: '27' });
  for (const wrong of ['27AAPFU0939F1ZW', '27AAPFU0939F1Z', '99AAPFU0939F1ZV', 'GSTIN'])
    expect(() => sellerOf(brand(wrong))).toThrow('gstin');
});

test('a financial year is from April to March, in India', () => {
  expect(financialYear(new Date('2027-03-31T23:59:59+05:30'))).toBe('26-27');
  expect(financialYear(new Date('2027-04-01T00:00:00+05:30'))).toBe('27-28');
  expect(financialYear(new Date('2099-12-31T12:00:00+05:30'))).toBe('99-00');
});

test('a number has at most sixteen letters, digits and slashes', () => {
  expect(documentNumber('invoice', '26-27', 1)).toBe('SA/26-27/000001');
  expect(documentNumber('credit_note', '26-27', 9_999_999)).toBe('CN/26-27/9999999');
  expect(() => documentNumber('invoice', '26-27', 10_000_000)).toThrow('used up');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (serial) => {
      expect(documentNumber('invoice', '26-27', serial)).toMatch(/^[\dA-Z/-]{1,16}$/);
    }),
  );
});

test('the place of supply is the State that the buyer has named, and else that of the supplier', () => {
  const seller = sellerOf(brand(GSTIN));
  if (!seller) throw new Error('no seller');
  expect(placeOfSupply(seller, '29')).toBe('29');
  expect(placeOfSupply(seller, null)).toBe('27');
  expect(placeOfSupply(seller, '00')).toBe('27');
  expect([stateTaxName('27'), stateTaxName('04')]).toEqual(['SGST', 'UTGST']);
});

const sum = ({ taxable, cgst, sgst, igst }: Split) => taxable + cgst + sgst + igst;
const rupees = fc.integer({ min: 1, max: 300_000 });

describe('the tax in a price', () => {
  test('of ₹199 is what an accountant would write', () => {
    expect(splitTax(19_900, true)).toEqual({
      total: 19_900,
      taxable: 16_864,
      cgst: 1_518,
      sgst: 1_518,
      igst: 0,
    });
    expect(splitTax(19_900, false)).toEqual({
      total: 19_900,
      taxable: 16_864,
      cgst: 0,
      sgst: 0,
      igst: 3_036,
    });
  });

  test('adds up with what is taxed to the paisa, in equal halves, and is 18 % within a paisa', () => {
    fc.assert(
      fc.property(rupees, fc.boolean(), (price, isWithin) => {
        const split = splitTax(price * 100, isWithin);
        expect(sum(split)).toBe(price * 100);
        expect(split.cgst).toBe(split.sgst);
        expect(Math.abs(split.taxable * 0.18 - (split.cgst + split.sgst + split.igst))).toBeLessThanOrEqual(
          2,
        );
        for (const part of Object.values(split)) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('credit notes of an invoice are never more than it in any column, and together exactly it', () => {
  fc.assert(
    fc.property(fc.array(rupees, { minLength: 1, maxLength: 8 }), fc.boolean(), (parts, isWithin) => {
      const invoice = splitTax(parts.reduce((all, part) => all + part, 0) * 100, isWithin);
      let before: Split = { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
      for (const part of parts) {
        const note = splitCredit(invoice, before, part * 100);
        expect(sum(note)).toBe(part * 100);
        expect(note.cgst).toBe(note.sgst);
        for (const value of Object.values(note)) expect(value).toBeGreaterThanOrEqual(0);
        before = {
          total: before.total + note.total,
          taxable: before.taxable + note.taxable,
          cgst: before.cgst + note.cgst,
          sgst: before.sgst + note.sgst,
          igst: before.igst + note.igst,
        };
      }
      expect(before).toEqual(invoice);
      expect(() => splitCredit(invoice, before, 100)).toThrow('more than');
    }),
  );
});
