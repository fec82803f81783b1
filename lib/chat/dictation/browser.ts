import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';
import { ALLOWED_KEY, type DictationLanguage, LANGUAGE_KEY } from './constants';
import { languageToHear } from './rules';

/** As much of the Web Speech API as is used here. */
type Recognition = {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Some browsers have it by its old name alone, some not at all. https://developer.mozilla.org/docs/Web/API/SpeechRecognition#browser_compatibility */
const recognitionOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether this browser turns speech into text. */
export const canListen = (): boolean => recognitionOf() !== undefined;

/** Whether its person has said that it may: some browsers send what they hear to their maker (the page above, "Note"). Asked again where storage is refused. */
export const isAllowed = (): boolean => readLocal(ALLOWED_KEY) === 'yes';
export const allow = () => void writeLocal(ALLOWED_KEY, 'yes');
export const forbid = () => removeLocal(ALLOWED_KEY);

export const readLanguage = (): DictationLanguage =>
  languageToHear(readLocal(LANGUAGE_KEY), navigator.languages);
export const writeLanguage = (language: DictationLanguage) => void writeLocal(LANGUAGE_KEY, language);

export type Listening = {
  /** What has been said by now still comes. */
  stop(): void;
  /** Nothing more comes. */
  drop(): void;
};

/**
 * Hears one thing that is said, up to a pause.
 * @param heard all of it so far, as far as it is understood
 * @param ended and why: the browser's word for a failure
 */
export function listen(
  language: DictationLanguage,
  heard: (words: string) => void,
  ended: (error: string | undefined) => void,
): Listening | undefined {
  const Recognition = recognitionOf();
  if (!Recognition) return undefined;
  const recognition = new Recognition();
  let failure: string | undefined;
  recognition.lang = language;
  recognition.interimResults = true;
  // Chrome on Android repeats words otherwise: https://github.com/JamesBrill/react-speech-recognition/issues/18
  recognition.continuous = false;
  recognition.onresult = ({ results }) =>
    heard(Array.from(results, (result) => result[0]?.transcript ?? '').join(''));
  recognition.onerror = ({ error }) => {
    failure = error;
  };
  recognition.onend = () => ended(failure);
  recognition.start();
  return {
    stop: () => recognition.stop(),
    drop: () => {
      recognition.onresult = recognition.onerror = recognition.onend = null;
      recognition.abort();
      ended(undefined);
    },
  };
}
