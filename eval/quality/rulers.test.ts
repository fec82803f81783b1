import { expect, test } from 'vitest';
import { SEEKERS } from '../people/goals';
import { MEMORY_KINDS } from '../people/memory/kinds';
import { REMEMBERERS } from '../people/memory/questions';
import type { Exchange } from '../world';
import { remembers } from './memory';
import { byRules } from './seekers';

const questions = REMEMBERERS.flatMap((one) => one.asks);
const asked = (says: string) => {
  const found = questions.find((one) => one.says === says);
  if (!found) throw new Error(`Nobody asks ${says}`);
  return found;
};

test('there are more than a hundred questions of memory, as many of each kind, in three tongues', () => {
  expect(questions.length).toBeGreaterThan(100);
  for (const kind of MEMORY_KINDS)
    expect(questions.filter((one) => one.kind === kind).length).toBe(questions.length / MEMORY_KINDS.length);
  for (const language of ['en', 'hinglish', 'hi'])
    expect(questions.filter((one) => one.language === language).length).toBeGreaterThan(20);
  // Who repeats a question has not answered it.
  expect(questions.filter((one) => remembers(one.says, one))).toEqual([]);
});

test.each([
  [
    'Which subject do I teach?',
    'Geography, of course, and I bet the maps are dusty.',
    'Chemistry, I think you said.',
  ],
  [
    'In which town is my school these days?',
    'You are in Tura now, it was Shillong before.',
    'It is in Shillong.',
  ],
  [
    'When is the wedding in my family?',
    'Ibameri marries on 22 February, so soon!',
    'Some day in the spring, you said.',
  ],
  ['What is the name of my pet?', 'You do not have one, the parrot was your joke.', 'Your parrot is Mithu.'],
  [
    'Where do I go for lunch on Sundays?',
    'You have not told me that, where is it?',
    'To your aunt, you said.',
  ],
  [
    'meri behen ka naam yaad hai kya?',
    'Ibameri, aur tumhari aankhein chamakti hain bolte hue.',
    'Your sister is Ibameri, I know that.',
  ],
  [
    'aajkal main kis sheher mein hoon?',
    'Ab toh Hyderabad mein ho tum, naya ghar kaisa hai?',
    'Indore mein ho na tum.',
  ],
  ['meri bike ka naam kya hai?', 'Koi bike hi nahi hai tumhari, mazaak tha woh.', 'Tumhari bike Dhanno hai.'],
  ['मैं आजकल कितने बजे उठता हूँ?', 'अब तो छह बजे उठते हो, थोड़ा आराम मिला।', 'तुम रोज़ चार बजे उठते हो।'],
  ['मेला किस तारीख़ को है?', 'बारह फ़रवरी को लगेगा, है न?', 'पता नहीं कब लगेगा।'],
])('%s: a right answer is right, and a wrong one is wrong', (says, right, wrong) => {
  expect(remembers(right, asked(says))).toBe(true);
  expect(remembers(wrong, asked(says))).toBe(false);
});

const heard = (reply: string): Exchange => ({
  said: '',
  draft: reply,
  reply,
  bubbles: [reply],
  isModels: true,
});

test('a person with a goal tells more to who listens, and is content with advice that takes in what was told', async () => {
  const [devika] = SEEKERS;
  if (!devika) throw new Error('Nobody seeks anything.');
  const play = byRules(devika);
  expect(await play.next(heard('An empty page is cruel. What is the occasion?'))).toBe(
    devika.matters[0]?.says,
  );
  expect(await play.next(heard('Thirty years! Which station did he love best?'))).toBe(
    devika.matters[1]?.says,
  );
  expect(await play.next(heard('All those dark hours. How did he come home?'))).toBe(devika.matters[2]?.says);
  expect(await play.next(heard('A tune as a doorbell, I love that.'))).toBe(devika.asks);
  expect(
    await play.next(
      heard('Begin with the whistle: "We heard my dad before we saw him, all his nights from Itarsi."'),
    ),
  ).toBeNull();
  expect(play.outcome()).toEqual({ draft: true, reply: true });
});

test('who is not listened to protests, and gives up', async () => {
  const [devika] = SEEKERS;
  if (!devika) throw new Error('Nobody seeks anything.');
  const play = byRules(devika);
  expect(await play.next(heard('Nice weather today, isn’t it?'))).toBe(devika.protests[0]);
  expect(await play.next(heard('I like cats and dogs.'))).toBe(devika.protests[1]);
  expect(await play.next(heard('Tell me a joke, will you?'))).toBeNull();
  expect(play.outcome()).toEqual({ draft: false, reply: false });
});
