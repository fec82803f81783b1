import { randomUUID } from 'node:crypto';
import type { ModelMessage } from '@/lib/ai/ports';
import { READ_AFTER_MS } from '@/lib/chat/remembering/constants';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { listMemories } from '@/lib/memory/service';
import { scriptedModel, type TestScope } from './scope';

/** Whether a request asks for notes of a talk, and not for a reply. */
export const isNotes = (messages: readonly ModelMessage[]) =>
  messages[0]?.content.startsWith('# Memory notes') ?? false;
/** The lines of a talk that notes are asked of. */
export const linesOf = (messages: readonly ModelMessage[]) => (messages.at(-1)?.content ?? '').split('\n');

type Told = {
  find: string;
  kind: string;
  fact: string;
  about?: string;
  aliases?: readonly string[];
  on?: string;
  topic?: string;
  summary?: string;
  replaces?: string;
};
/** Known notes that are taken back when a line says so. */
type TakenBack = { find: string; fact: string; why: 'forget' | 'over' };

/** The number a known note has in a request for notes. */
const noteNumber = (messages: readonly ModelMessage[], text: string) =>
  Number(new RegExp(`^N(\\d+) .*: ${text}$`, 'm').exec(messages[0]?.content ?? '')?.[1] ?? 0);

/** A model that takes notes of the words it is told to look for, and otherwise says something new each time. */
export function noteTaker(
  told: readonly Told[],
  over: { notes?: () => Promise<void> | void; takenBack?: readonly TakenBack[] } = {},
) {
  let said = 0;
  return scriptedModel(async (messages) => {
    if (!isNotes(messages)) {
      said += 1;
      return `Jawab ${said}: ${randomUUID()}`;
    }
    await over.notes?.();
    const facts = linesOf(messages).flatMap((line, at) =>
      told
        .filter((one) => line.includes('Person:') && line.includes(one.find))
        .map((one) => ({
          message: at + 1,
          quote: one.find,
          kind: one.kind,
          fact: one.fact,
          about: one.about ?? 'self',
          aliases: one.aliases ?? [],
          on: one.on ?? '',
          topic: one.topic ?? 'none',
          replaces: one.replaces ? [noteNumber(messages, one.replaces)] : [],
        })),
    );
    const summary =
      told.find((one) => one.summary && linesOf(messages).join(' ').includes(one.find))?.summary ?? '';
    const retract = linesOf(messages).flatMap((line, at) =>
      (over.takenBack ?? [])
        .filter((one) => line.includes('Person:') && line.includes(one.find))
        .map(({ find, fact, why }) => ({
          message: at + 1,
          quote: find,
          note: noteNumber(messages, fact),
          why,
        })),
    );
    return JSON.stringify({ facts, retract, summary });
  });
}

export const DOG = { find: 'dog is called Bruno', kind: 'pet', fact: 'Has a dog called Bruno' };
export const memories = async (scope: TestScope) => (await listMemories(scope, {})).memories;
/** What is remembered of a person, in words. */
export const texts = async (scope: TestScope) => (await memories(scope)).map((one) => one.text);
/** The person when a talk is old enough to be read. */
export const later = (scope: TestScope): TestScope => ({
  ...scope,
  now: () => new Date(Date.now() + READ_AFTER_MS + 1000),
});
/** Reads what was said; how many talks were noted. */
export const read = (scope: TestScope) => learnFromTalks(later(scope));
/** The prompt of the model's last reply. */
export const prompt = (asked: readonly (readonly ModelMessage[])[]) =>
  (asked.filter((one) => !isNotes(one)).at(-1) ?? [])
    .filter((one) => one.role === 'system')
    .map((one) => one.content)
    .join('\n\n');
