import { DICTATION_LANGUAGES, type DictationLanguage } from './constants';
import { FAILURE, OTHER_FAILURE } from './copy';

const isLanguage = (name: string | null): name is DictationLanguage =>
  name !== null && Object.hasOwn(DICTATION_LANGUAGES, name);

/** The language that was last spoken, else Hindi for a browser that wants it before English. */
export function languageToHear(last: string | null, wanted: readonly string[]): DictationLanguage {
  if (isLanguage(last)) return last;
  const first = wanted.find((one) => /^(en|hi)\b/i.test(one));
  return first?.toLowerCase().startsWith('hi') ? 'hi-IN' : 'en-IN';
}

export const otherLanguage = (language: DictationLanguage): DictationLanguage =>
  language === 'en-IN' ? 'hi-IN' : 'en-IN';

/** What stood in the box, and behind it what was said. */
export function withWords(before: string, said: string): string {
  const words = said.trim();
  return words === '' || before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`;
}

/** What is said about the end of listening; nothing when it ended by itself or was ended here. */
export function failureOf(error: string | undefined) {
  if (error === undefined || error === 'aborted') return undefined;
  return Object.hasOwn(FAILURE, error) ? FAILURE[error as keyof typeof FAILURE] : OTHER_FAILURE;
}
