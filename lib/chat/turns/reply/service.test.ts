import { expect, test } from 'vitest';
import type { ModelMessage } from '@/lib/ai/ports';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { COMPANIONS } from '@/prisma/seed/companions';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { welcome } from '../welcome/service';

const database = serviceDatabase();
const { send } = talkIn(database);

/** What a person says in a talk of an evening. */
const SAID = [
  'hii kse ho',
  'bht thak gya yr aaj office me, boss ne phir sabke saamne daanta',
  'presentation me ek number galat tha bas itni si baat thi',
  'haan maine double check nhi kiya tha vo meri galti thi',
  'monday ko interview bhi h ek aur company me, uski tayari bhi nhi hui',
  'product analyst ka role h, bangalore me',
  'ghr walo ko bataya nhi abhi tk, papa bolenge job mt badlo',
  'mummy ko shayad bata du, vo samajh jaati h',
  'accha suno tumhe kya lagta h mujhe kya karna chahiye',
  'hmm sahi keh rhe ho, aaj raat ek ghanta padh leta hu',
  'thnx yr mood thoda theek hua',
  'chalo so jata hu, gn',
] as const;
const REPLIES = [
  'Hello hello! Rate your day out of ten, decimals allowed.',
  'Arre, aa gaye!\n\nDin kaisa gaya, sach wala?',
  'Sabke saamne? Yeh toh chubhta hai yaar.\n\nHua kya tha meeting mein?',
  'Ek number, aur itna tamasha.\n\nBaaki presentation toh tumne hi sambhali na?',
  'Galti maan lena bhi kam logon ko aata hai, solid.',
  'Monday toh paas hai! Ek topic aaj, ek kal, bas.\n\nRole kaunsa hai?',
  'Bangalore, wahan ka dosa index 9 hai.\n\nSQL wale sawaal aate hain kya wahan?',
  'Papa ki fikar ka tareeka hai woh shayad.',
  'Mummy wali team strong lagti hai, pehla kadam wahin rakho.',
  'Pehle interview do, phir faisla. Offer haath mein ho toh baat alag hoti hai.',
  'Done deal! Ek ghanta, phone door, chai paas.',
  'Bas yahi sunna tha aaj.',
  'Good night! Monday ki taiyari kal subah se, pakka.',
];

const written = (messages: readonly ModelMessage[]) =>
  messages.map(({ role, content }) => `<${role}>${content}`).join('');

/** Share of a request's tokens that it begins with exactly as the one before. */
function sharedBeginning(before: readonly ModelMessage[], request: readonly ModelMessage[]): number {
  const [one, other] = [written(before), written(request)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return estimateTokens(other.slice(0, at)) / estimateTokens(other);
}

/** A talk of an evening with somebody about whom so many things are remembered; the requests for its replies. */
async function talkOf(chatType: Parameters<typeof chat>[1], facts: number) {
  let at = -1;
  const { chatModel, asked } = scriptedModel(() => {
    at += 1;
    return REPLIES[at % REPLIES.length] ?? '';
  });
  const person = await guest(database.db, { chatModel, balance: 100 });
  const sessionId = await chat(person, chatType);
  const session = await database.db.prisma.chatSession.findUniqueOrThrow({ where: { id: sessionId } });
  await database.db.prisma.lettaAgent.create({
    data: {
      ...{
        userId: person.actor.userId ?? '',
        companionId: session.companionId ?? '',
        lettaAgentId: sessionId,
        chatType: session.chatType,
      },
      facts: {
        create: Array.from({ length: facts }, (_, fact) => ({
          ...{
            kind: 'other',
            text: `Told us thing number ${fact} about office, family and food`,
            words: ['office'],
            sourceSeqs: [],
          },
          ...{ embedding: [], supersedes: [] },
        })),
      },
    },
  });
  await welcome(person, { sessionId });
  for (const text of SAID) await send(person, sessionId, text);
  return asked;
}

test.each([
  ['a stranger', 'friendly', 0],
  ['somebody known', 'friendly', 6],
  ['somebody known, with a psychologist companion', 'psychologist', 6],
] as const)(
  'from the fifth message on a request with %s begins at 85 % of its tokens as the one before',
  async (_, chatType, facts) => {
    const asked = (await talkOf(chatType, facts)).slice(1);
    expect(asked).toHaveLength(SAID.length);
    if (facts > 0) expect(asked.at(-1)?.at(-2)?.content).toContain('Told us thing number');
    const shares = asked.slice(1).map((request, before) => sharedBeginning(asked[before] ?? [], request));
    for (const share of shares.slice(3)) expect(share).toBeGreaterThanOrEqual(0.85);
  },
);

test('a talk that is longer than the model may read keeps its beginning for many messages', async () => {
  const { chatModel, asked } = scriptedModel(
    () => `Haan ${asked.length}, ${'suno '.repeat(4)}${asked.length}`,
  );
  const person = await guest(database.db, { chatModel, balance: 100 });
  const sessionId = await chat(person);
  for (let turn = 0; turn < 60; turn += 1) await send(person, sessionId, `baat number ${turn} ki kahani`);
  const beginnings = asked.map((messages) => messages[1]?.content);
  const changes = beginnings.filter((one, at) => at > 0 && one !== beginnings[at - 1]).length;
  expect(changes).toBeGreaterThan(0);
  expect(changes).toBeLessThanOrEqual(4);
});

test('what stays first names no hour, and what comes last names day, hour and pause', async () => {
  const { chatModel, asked } = scriptedModel(() => `Jawab ${asked.length} hai yeh`);
  const person = await guest(database.db, { chatModel });
  const sessionId = await chat(person);
  await send(person, sessionId, 'interview monday ko hai');
  const later = { ...person, now: () => new Date(person.now().getTime() + 21 * 24 * 3_600_000) };
  await send(later, sessionId, 'wapas aa gaya');
  const [first, last] = asked;
  expect(last?.[0]).toEqual(first?.[0]);
  expect(last?.[1]?.content).toMatch(/^\[\w+day, \d+ \w+ \d{4}, \d+:\d\d [ap]m\]\ninterview monday ko hai$/);
  expect(last?.at(-2)?.content).toMatch(
    /# Now\nIt is \w+day, .* in India\. The last message before this one was written 3 weeks ago/,
  );
});

test('a picture that was shared stands in the talk as a note, and never comes back as words', async () => {
  const slug = 'chai-stall';
  let said = 0;
  const { chatModel, asked } = scriptedModel(() => {
    said += 1;
    if (said === 1)
      return {
        text: 'Lo, dekho.',
        calls: [{ name: 'share_picture', args: JSON.stringify({ picture: slug }) }],
      };
    return 'Chai ka samay hai.\n\n[picture: you sent a drawing of yourself on a beach]';
  });
  const person = await guest(database.db, { chatModel });
  const sessionId = await chat(person);
  await database.db.prisma.chatSession.update({
    where: { id: sessionId },
    data: { companionId: COMPANIONS.find((one) => one.name === 'Arjun')?.id ?? null },
  });
  await send(person, sessionId, 'ek photo bhejo na');
  const answer = await send(person, sessionId, 'mast hai');
  expect(asked[1]?.[2]).toEqual({
    role: 'assistant',
    content: 'Lo, dekho.\n\n[picture: you sent a drawing of yourself with a glass of chai at a stall]',
  });
  expect(answer.aiMessages.map((one) => one.content)).toEqual(['Chai ka samay hai.']);
});

test('an opening message is asked for with the moment, and with nothing before it', async () => {
  const { chatModel, asked } = scriptedModel(() => 'Hello there.');
  const person = await guest(database.db, { chatModel });
  await welcome(person, { sessionId: await chat(person) });
  expect(asked[0]?.map((one) => one.role)).toEqual(['system', 'system', 'user']);
  expect(asked[0]?.[1]?.content).toContain('# Now');
});
