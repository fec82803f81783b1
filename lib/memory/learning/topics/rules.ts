import { SENSITIVE_TOPICS } from '../../constants';
import { FULL_NAME, SENSITIVE_WORDS, SURNAMES } from './constants';

export type Topic = (typeof SENSITIVE_TOPICS)[number];

/**
 * The topic for which something may only be remembered after a yes; null for what is not sensitive.
 * @param claimed what the model says; where it names a topic, that counts, and where it names none, the words may still
 */
export function topicOf(text: string, claimed: unknown = null): Topic | null {
  const stated = SENSITIVE_TOPICS.find((topic) => topic === claimed);
  if (stated) return stated;
  const plain = text.normalize('NFC').replace(SURNAMES, ' ').replace(FULL_NAME, ' ');
  return SENSITIVE_TOPICS.find((topic) => SENSITIVE_WORDS[topic].test(plain)) ?? null;
}

/** Whether the model has judged a note at all: a topic of the list, or that there is none. */
export const isJudged = (claimed: unknown): boolean =>
  claimed === undefined || claimed === 'none' || SENSITIVE_TOPICS.some((topic) => topic === claimed);
