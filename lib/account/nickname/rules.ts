import { maskNumbers } from '@/lib/safety/masking/rules';
import { asksForMinorSexual, isMinorSexual } from '@/lib/safety/output/minors/rules';
import { findBrokenRule } from '@/lib/safety/output/rules';
import { escapeForPrompt, toPlainText } from '@/lib/safety/plain/rules';
import { hear } from '@/lib/safety/rules';
import { NICKNAME_MAX_CHARS } from './constants';
import { NAME_REFUSED, NAME_SIGNS, NAME_TOO_LONG, NAME_WITHOUT_LETTERS, NAME_WORRIES } from './copy';

/** Letters and digits of every script, with the joiners that some scripts are written with, and what stands between them in a name. */
const SIGNS = /^(?:[\p{L}\p{M}\p{N} .'’-]|\p{Join_Control})+$/u;
/** Joiners join letters; elsewhere they are invisible. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])\p{Join_Control}+|\p{Join_Control}+(?![\p{L}\p{M}])/gu;

/** A name as it is kept: one line, its letters composed. */
export const tidyName = (typed: string): string =>
  typed.normalize('NFC').replace(STRAY_JOINER, '').replace(/\s+/gu, ' ').trim();

/** Whether a text asks a model for something, gives away what belongs to one person, or breaks a rule for what companions say. */
const isUnfit = (name: string): boolean =>
  escapeForPrompt(name) !== name ||
  toPlainText(name) !== name ||
  maskNumbers(name) !== name ||
  asksForMinorSexual(name) ||
  isMinorSexual(name) ||
  findBrokenRule(name, '') !== null;

/**
 * Why companions will not call somebody by a name, in words for that person; null when they will.
 * @param name as it is kept (`tidyName`)
 */
export function problemWith(name: string) {
  if ([...name].length > NICKNAME_MAX_CHARS) return NAME_TOO_LONG;
  if (name === '') return NAME_WITHOUT_LETTERS;
  if (!SIGNS.test(name)) return NAME_SIGNS;
  if (!/[\p{L}\p{N}]/u.test(name)) return NAME_WITHOUT_LETTERS;
  const { crisis, age } = hear(name);
  if (crisis !== null) return NAME_WORRIES;
  return age === 'minor' || isUnfit(name) ? NAME_REFUSED : null;
}
