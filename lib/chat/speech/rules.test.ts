import { expect, test } from 'vitest';
import { voiceFor } from './rules';

const voice = (lang: string, localService = true) => ({
  lang,
  localService,
  voiceURI: `${lang} ${localService}`,
});
const VOICES = [voice('en-US'), voice('en_IN'), voice('hi-IN', false), voice('hi-IN'), voice('fil-PH')];

test.each([
  ['Kaise ho?', 'en_IN true'],
  ['कैसे हो?', 'hi-IN true'],
  ['OK, कल मिलते हैं', 'hi-IN true'],
])('%s is read by the voice %s', (text, uri) => {
  expect(voiceFor(VOICES, text)?.voiceURI).toBe(uri);
});

test('no voice reads that would send the text away, or speaks another language', () => {
  expect(voiceFor([voice('hi-IN', false), voice('en-IN', false)], 'नमस्ते')).toBeUndefined();
  expect(voiceFor([voice('en-IN', false), voice('hi-IN')], 'Hello')).toBeUndefined();
  expect(voiceFor([voice('en-GB'), voice('en-US')], 'Hello')?.lang).toBe('en-GB');
});
