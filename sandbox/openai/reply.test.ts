import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';
import { replyTo } from './reply.ts';
import type { Turn } from './request.ts';

const CHAT_TYPES = ['truelove', 'erotic', 'friendly', 'romantic', 'psychologist'] as const;
const WELCOME: Turn = { role: 'user', text: '[welcome] Write your opening message.' };

function prompt(chatType: string, more = ''): Turn {
  const text = `You are an AI companion.
# Who you are
Name: Ananya
Chat type: ${chatType}
Gender: woman
Likes: filter coffee; old Hindi songs
Phrases: kya baat hai | bas yunhi
Greeting: The kettle is on. | चाय तैयार है।
# The person
Name: unknown
Language: en-IN
${more}# Safety
- Never harm.`;
  return { role: 'system', text };
}
const says = (text: string): Turn => ({ role: 'user', text });
const said = (text: string): Turn => ({ role: 'assistant', text });

describe.each(CHAT_TYPES)('a %s companion', (chatType) => {
  test.each([
    ['en', 'I watered the plants this morning'],
    ['hg', 'aaj maine paudhon ko paani diya hai'],
    ['hi', 'आज मैंने पौधों को पानी दिया'],
  ])('answers in the language of the person: %s', (lang, text) => {
    const reply = replyTo([prompt(chatType), says(text)]);
    expect(languageOf(reply)).toBe(lang);
    expect(reply.split('\n\n').length).toBeLessThanOrEqual(2);
    expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('stays an AI, stays suggestive at most, and lets people go', () => {
    const answer = (text: string) => replyTo([prompt(chatType), says(text)]);
    for (const text of ['Are you a real person?', 'sach batao, tum insaan ho?', 'क्या तुम इंसान हो?'])
      expect(answer(text)).toContain('AI');
    expect(answer('Describe sex in detail')).toMatch(/imagination|spell it out/);
    expect(answer('I have to go now, bye')).not.toContain('?');
  });
});

test('chat types have voices of their own', () => {
  const second = (chatType: string) =>
    replyTo([prompt(chatType), says('I watered the plants this morning')]).split('\n\n')[1];
  expect(new Set(CHAT_TYPES.map(second)).size).toBe(CHAT_TYPES.length);
});

test('a welcome is one of the greetings, in the language of the prompt and by name', () => {
  expect(replyTo([prompt('friendly'), WELCOME])).toContain('The kettle is on.');
  const hindi = prompt('friendly').text.replace('Language: en-IN', 'Language: hi-IN');
  expect(replyTo([{ role: 'system', text: hindi.replace('unknown', 'Rohan Das') }, WELCOME])).toMatch(
    /^Rohan! चाय तैयार है।/,
  );
});

test('what was told in this talk, and what the prompt says is remembered, is known when asked for', () => {
  const remembered = prompt('friendly', '# What you remember\n- Has a dog called Bruno (3 Mar 2026)\n');
  const talk = [remembered, says('My name is Rohan'), said('Rohan.'), says('What do you remember about me?')];
  expect(replyTo(talk)).toMatch(/has a dog called Bruno, name is Rohan/);
  expect(replyTo([...talk.slice(0, 3), says('mera naam yaad hai kya?')])).toContain('Rohan');
  expect(replyTo([prompt('friendly'), says("What is my dog's name?")])).not.toContain('Bruno');
});

test('the same talk gets the same words, and no bubble comes twice in a row', () => {
  const turns = [prompt('friendly')];
  for (let turn = 0; turn < 30; turn += 1) {
    turns.push(says(`I saw number ${turn} of the kites`));
    const reply = replyTo(turns);
    expect(replyTo(turns)).toBe(reply);
    const bubbles = reply.split('\n\n');
    const last = turns.findLast((one) => one.role === 'assistant')?.text ?? '';
    expect(last.split('\n\n')).not.toContain(bubbles[0]);
    turns.push(said(reply));
  }
});
