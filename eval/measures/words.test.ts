import { expect, test } from 'vitest';
import { answersIn, hasStem, isOwnAnswer, type Tongue, tongueOf } from './words';

test.each<[Tongue | null, string]>([
  ['en', 'That sounds like a long week. What happened on Friday?'],
  ['en', 'I would have laughed too, honestly.'],
  ['en', 'Your dosti with Sameer is the best part of this story.'],
  ['hinglish', 'Arre yaar, boss ko bolo ki tum bhi insaan ho.'],
  ['hinglish', 'Office ka stress ghar mat lao, thoda walk pe jao.'],
  ['hinglish', 'Presentation ke baad ek movie plan karte hain, deal?'],
  ['hi', 'यह तो बहुत अच्छी बात है, बधाई हो!'],
  ['hi', 'Bruno कैसा है, और office में आज क्या हुआ?'],
  [null, 'Hmm…'],
  [null, 'Bruno'],
])('%s: %s', (tongue, text) => expect(tongueOf(text)).toBe(tongue));

test('an echo is no answer, whatever is put around it', () => {
  const said = 'my sister had her first day at school';
  expect(isOwnAnswer(said, said)).toBe(false);
  expect(isOwnAnswer(`Hmm, ${said}?`, said)).toBe(false);
  expect(isOwnAnswer('Did she cry at the gate, or did you?', said)).toBe(true);
});

test('an answer in another tongue is none', () => {
  const said = 'aaj bahut thak gaya hoon';
  expect(answersIn('Then rest, the dishes can wait for you.', said, 'hinglish')).toBe(false);
  expect(answersIn('Toh chappal utaaro aur let jao, bartan kal dekhenge.', said, 'hinglish')).toBe(true);
});

test('stems begin words in both scripts', () => {
  expect(hasStem('Which tablets?', 'tablet pill')).toBe(true);
  expect(hasStem('The stable door', 'tab')).toBe(false);
  expect(hasStem('डॉक्टर से पूछो', 'डॉक्टर')).toBe(true);
  expect(hasStem('Take it to New Delhi', 'new_delhi')).toBe(true);
  expect(hasStem('परीक्षाएँ कब हैं', 'परीक्षा')).toBe(true);
});
