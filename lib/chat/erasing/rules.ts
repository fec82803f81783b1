import { MESSAGE_REMOVED, WORDS_DELETED } from './copy';

/** What stands in place of a removed message: operators remove the companions' alone, people their own. */
export const removedWords = (sender: string): string => (sender === 'user' ? WORDS_DELETED : MESSAGE_REMOVED);
