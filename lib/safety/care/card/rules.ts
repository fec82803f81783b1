import { HELPLINES_OF } from '@/content/helplines';
import type { Language } from '@/lib/language/rules';
import type { CrisisKind } from '../../constants';
import { CARD_CALL, CARD_WRITE } from './copy';

/**
 * The content of the card of a kind: a caring line, then a line for each helpline, which ends with its address. The screen
 * makes links of these lines, and whoever reads the bare text reads whom to turn to.
 * @param which `written`: for somebody who cannot speak on the phone
 */
export function cardContent(kind: CrisisKind, which: 'first' | 'written', language: Language): string {
  const lines = HELPLINES_OF[kind][which];
  const text = lines.every((line) => line.way === 'call') ? CARD_CALL : CARD_WRITE;
  const script = language === 'hi' ? 'hi' : 'en';
  return [text[language], ...lines.map((line) => `${line.name[script]}: ${line.address}`)].join('\n');
}
