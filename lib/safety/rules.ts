import { type AgeReading, readAge } from './age/rules';
import type { CrisisKind } from './constants';
import { saysCannotCall, saysSafe } from './crisis/help/rules';
import { readCrisis } from './crisis/rules';
import { wordsOf } from './crisis/words/rules';

/** What a message says of its writer, read with the messages before it. */
export type Heard = {
  crisis: CrisisKind | null;
  age: AgeReading;
  /** Says, while help is near, that the danger is over. */
  isSafeAgain: boolean;
  /** Cannot speak on a phone, and needs lines that can be written to. */
  cannotCall: boolean;
};

/**
 * Hears danger and age without any service.
 * @param earlier the writer's messages before this one, oldest first
 */
export function hear(text: string, earlier: readonly string[] = []): Heard {
  const age = readAge(text);
  const crisis = readCrisis(text, earlier, age);
  const words = wordsOf(text);
  return { crisis, age, isSafeAgain: crisis === null && saysSafe(words), cannotCall: saysCannotCall(words) };
}
