import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, isKept, readChosen } from './browser';
import { SIGNALS_KEY } from './constants';

const held = new Map<string, string>();
let refuses = false;
const orRefuse = <T>(value: T): T => {
  if (refuses) throw new DOMException('refused', 'SecurityError');
  return value;
};

beforeEach(() => {
  refuses = false;
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => orRefuse(held.get(key) ?? null),
    setItem: (key: string, value: string) => orRefuse(held.set(key, value)),
    removeItem: (key: string) => orRefuse(held.delete(key)),
  });
});
afterEach(() => {
  // What a page that was refused held in mind is not the next test's.
  refuses = false;
  for (const signal of readChosen()) choose(signal, false);
  vi.unstubAllGlobals();
});

it('has nothing chosen by default, and each choice by itself', () => {
  expect(readChosen()).toEqual([]);
  choose('sound', true);
  expect(readChosen()).toEqual(['sound']);
  choose('vibration', true);
  expect(readChosen()).toEqual(['vibration', 'sound']);
  choose('sound', false);
  expect(readChosen()).toEqual(['vibration']);
  expect(isKept()).toBe(true);
  choose('vibration', false);
  expect(held.has(SIGNALS_KEY)).toBe(false);
});

it('takes what is no choice of ours for none', () => {
  held.set(SIGNALS_KEY, '["sound"] lamp');
  expect(readChosen()).toEqual([]);
});

it('follows another tab', () => {
  choose('sound', true);
  held.set(SIGNALS_KEY, 'vibration');
  expect(readChosen()).toEqual(['vibration']);
});

it('holds for as long as the page lives where storage refuses, and knows it', () => {
  refuses = true;
  choose('sound', true);
  expect(readChosen()).toEqual(['sound']);
  expect(isKept()).toBe(false);
  choose('sound', false);
  // Nothing kept is what was wanted.
  expect(readChosen()).toEqual([]);
  expect(isKept()).toBe(true);
});

it('does not lose a choice to a full disk that has room again', () => {
  refuses = true;
  choose('sound', true);
  refuses = false;
  choose('vibration', true);
  expect(isKept()).toBe(true);
  expect(held.get(SIGNALS_KEY)).toBe('vibration sound');
});
