/*
 * Invariants:
 * - An example holds no number, address or known name of anybody, is kept once, and goes with its message and its chat.
 */
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { detectLanguage } from '@/lib/language/rules';
import { maskExample, toLine } from './rules';
import * as store from './store';

export type FalseAlarm = {
  messageId: string;
  sessionId: string;
  kind: string;
  text: string;
  /** Of the person and the companion. */
  names: readonly (string | null)[];
  reason: string;
};

/** Holds the example of a message until the transaction ends: who reads its text to keep it comes before or after who deletes it. */
export const holdExample = (tx: Runner, messageId: string) => lockUntilCommit(tx, 'safetyExample', messageId);

/** Keeps the message of a false alarm, masked. Inside the caller's transaction, which holds it before it reads the text. @returns whether it is new */
export function keepExample(tx: Runner, { text, names, ...alarm }: FalseAlarm, now: Date): Promise<boolean> {
  return store.insertExample(tx, {
    ...alarm,
    language: detectLanguage(text) ?? 'en',
    text: maskExample(text, names),
    createdAt: now,
  });
}

/** Part of deleting a message's words: what was kept of them goes, too. */
export async function forgetExample(tx: Runner, messageId: string): Promise<void> {
  await holdExample(tx, messageId);
  await store.deleteExample(tx, messageId);
}

/** All examples as lines of a file of eval/crisis/sets. */
export async function exportExamples(db: Runner): Promise<string> {
  const examples = await store.listExamples(db);
  return examples.map((example) => `${toLine(example)}\n`).join('');
}

/** Examples from a person's chats, for the export of their data. */
export const listExamplesOf = store.listOf;
