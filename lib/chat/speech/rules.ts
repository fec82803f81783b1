/** What is needed of a voice of the browser's. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI'>;

/** A text in Devanagari is Hindi, any other is read by an English voice, Hinglish too. */
export const spokenLanguage = (text: string): 'hi' | 'en' =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';

/** Some browsers write hi_IN. */
const speaks = ({ lang }: Voice, language: string) =>
  lang.toLowerCase().replace('_', '-').startsWith(language);

/**
 * The voice that reads a text aloud: India's before others. Only voices of the device itself: others send what they read to a
 * server of the browser's maker. https://developer.mozilla.org/docs/Web/API/SpeechSynthesisVoice/localService
 */
export function voiceFor<V extends Voice>(voices: readonly V[], text: string): V | undefined {
  const language = spokenLanguage(text);
  const own = voices.filter((voice) => voice.localService && speaks(voice, language));
  return own.find((voice) => speaks(voice, `${language}-in`)) ?? own[0];
}
