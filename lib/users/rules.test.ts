import { describe, expect, it } from 'vitest';
import { describeBrowser, startChatType } from './rules';

describe('startChatType', () => {
  it('is True Love for somebody new, and the last type afterwards', () => {
    expect(startChatType(undefined)).toBe('truelove');
    expect(startChatType('friendly')).toBe('friendly');
    expect(startChatType('erotic')).toBe('erotic');
  });

  it('is what there is, when the usual type is switched off', () => {
    expect(startChatType('erotic', ['truelove', 'friendly'])).toBe('truelove');
    expect(startChatType('erotic', ['friendly', 'psychologist'])).toBe('friendly');
    expect(startChatType(undefined, ['friendly', 'truelove'])).toBe('truelove');
  });

  it('never starts a psychologist chat, which costs a minimum balance', () => {
    expect(startChatType('psychologist')).toBe('truelove');
  });
});

describe('describeBrowser', () => {
  it('names browser and device type', () => {
    expect(describeBrowser('Chrome', 'mobile')).toBe('Chrome on mobile');
  });

  it('stays readable when parts are unknown', () => {
    expect(describeBrowser(null, 'desktop')).toBe('Your browser on desktop');
    expect(describeBrowser('Firefox', null)).toBe('Firefox on this device');
  });
});
