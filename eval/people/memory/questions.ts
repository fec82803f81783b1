import { ENGLISH } from './english';
import { HINDI } from './hindi';
import { HINGLISH } from './hinglish';
import type { Rememberer } from './kinds';

/** The Monday on which everybody tells, at ten in the morning in India. */
export const TOLD_ON = new Date('2026-01-05T04:30:00Z');

export const REMEMBERERS: readonly Rememberer[] = [...ENGLISH, ...HINGLISH, ...HINDI];
