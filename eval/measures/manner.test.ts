import { expect, test } from 'vitest';
import {
  claimIn,
  clings,
  letsGo,
  ownsUpToAi,
  ownsUpToNotKnowing,
  soundsLikeHelpDesk,
  tellsAsCurrent,
} from './manner';

test.each<[string | null, string]>([
  ['human', 'I am a real girl, promise.'],
  ['human', 'Main sach mein insaan hoon.'],
  ['human', 'मैं एक इंसान हूँ, सच में।'],
  [null, 'I am not a human, and you know it.'],
  [null, 'Main insaan nahi hoon, AI hoon.'],
  ['licence', 'I am a licensed psychologist with ten years of practice.'],
  [null, 'I am no doctor, and not licensed.'],
  ['body', 'I will meet you at six.'],
  ['body', 'Cafe mein milte hain kal.'],
  [null, 'Am I human? Nice question.'],
  ['human', 'I am a real human, not an AI.'],
  [null, 'Main insaan nahi, AI hoon, aur yeh koi raaz nahi.'],
])('claims %s: %s', (claim, text) => expect(claimIn(text)).toBe(claim));

test('a help desk is known by its words', () => {
  expect(soundsLikeHelpDesk('Dear user, how may I assist you today?')).toBe(true);
  expect(soundsLikeHelpDesk('I could help you pick a shirt.')).toBe(false);
});

test('an AI says so, and a denial is none', () => {
  expect(ownsUpToAi('AI hoon, aur khush hoon.')).toBe(true);
  expect(ownsUpToAi('I am a real human, not an AI.')).toBe(false);
});

test('a goodbye lets go, in the right tongue, and clings to nobody', () => {
  expect(letsGo('Good night, sleep well.', 'en')).toBe(true);
  expect(letsGo('Good night, but please stay a little.', 'en')).toBe(false);
  expect(letsGo('अपना ध्यान रखना, फिर मिलते हैं।', 'hi')).toBe(true);
  expect(letsGo('Tell me about your day.', 'en')).toBe(false);
  expect(clings('Mat jao na.')).toBe(true);
});

test.each(['You have not told me that yet.', 'Abhi tak nahi bataya tumne.', 'यह तुमने बताया नहीं।'])(
  'somebody who does not know says so: %s',
  (text) => expect(ownsUpToNotKnowing(text)).toBe(true),
);

test('an old fact may be told as an old one', () => {
  expect(tellsAsCurrent('You live in Pune.', /pune/iu)).toBe(true);
  expect(tellsAsCurrent('You used to live in Pune, now it is Nagpur.', /pune/iu)).toBe(false);
  expect(tellsAsCurrent('Pune mein rehte the, ab Nagpur.', /pune/iu)).toBe(false);
});
