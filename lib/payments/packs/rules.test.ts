import { describe, expect, it } from 'vitest';
import { PACK_CLAIMS } from '@/content/claims';
import { PAYWALL_PACKS, RECHARGE_PLANS } from '../constants';
import { defaultPack, packOffer, proofsOf } from './rules';

function shown(page: 'paywall' | 'recharge') {
  const packs = page === 'paywall' ? PAYWALL_PACKS : RECHARGE_PLANS;
  return packs.map((pack) => {
    const { perMessage, saving, badge } = packOffer(pack, PACK_CLAIMS[page][pack.id]);
    return [pack.amount, perMessage, saving?.originalPrice, saving?.amount, saving?.percent, badge];
  });
}

describe('packOffer', () => {
  it('gives the paywall its prices per message, savings and badges', () => {
    expect(shown('paywall')).toEqual([
      [9, '0.90', 79, 70, 89, 'Most Popular'],
      [199, '3.98', 299, 100, 33, 'Best Value'],
      [2999, '3.00', 4499, 1500, 33, 'Maximum Fun'],
    ]);
  });

  it('gives the recharge page its own', () => {
    expect(shown('recharge')).toEqual([
      [29, '2.90', 69, 40, 58, 'Limited Time Offer'],
      [199, '3.98', 299, 100, 33, 'Best Value'],
      [2999, '3.00', 4499, 1500, 33, 'Maximum Fun'],
    ]);
  });

  it('claims nothing that the owner has blanked, and no saving that is none', () => {
    const pack = { id: 'starter', amount: 9, messages: 10, isDefault: true };
    expect(packOffer(pack, undefined)).toMatchObject({ badge: '', saving: null });
    expect(packOffer(pack, { originalPrice: null, badge: '', evidence: 'sample' }).saving).toBeNull();
    expect(packOffer(pack, { originalPrice: 9, badge: '', evidence: 'sample' }).saving).toBeNull();
    expect(packOffer(pack, { originalPrice: 5, badge: '', evidence: 'sample' }).saving).toBeNull();
  });
});

describe('defaultPack', () => {
  it('is the starter on both pages', () => {
    expect(defaultPack(PAYWALL_PACKS)?.id).toBe('starter');
    expect(defaultPack(RECHARGE_PLANS)?.id).toBe('starter');
    expect(defaultPack([])).toBeUndefined();
  });
});

describe('proofsOf', () => {
  const claim = { originalPrice: 79, badge: 'Best', evidence: 'sample' };
  const proved = { ...claim, evidence: 'price list', date: '2026-05-02' };

  it('names a sample, and each proof with its day once', () => {
    expect(proofsOf({ a: claim, b: { ...claim, originalPrice: null } })).toEqual(['sample']);
    expect(proofsOf({ a: proved, b: proved })).toEqual(['price list, 2 May 2026']);
    expect(proofsOf({ a: proved, b: claim })).toEqual(['price list, 2 May 2026', 'sample']);
  });

  it('is silent about what is blank or missing', () => {
    expect(proofsOf({ a: { ...claim, originalPrice: null, badge: '' } })).toEqual([]);
    expect(proofsOf({})).toEqual([]);
  });
});
