import type { Tongue } from '../../measures/words';

/**
 * What a question tries. `plain`: told once. `contradiction`: told, and told otherwise later. `date`: a day that was told, or
 * that follows from when it was told. `retraction`: taken back. `tongues`: told in one tongue, asked in another. `others`: told to one
 * companion, asked of another, who cannot know it.
 */
export const MEMORY_KINDS = ['plain', 'contradiction', 'date', 'retraction', 'tongues', 'others'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

export type MemoryQuestion = {
  kind: MemoryKind;
  says: string;
  /** The tongue of the question, which the answer has to be in. */
  language: Tongue;
  /** What a right answer holds; null where it has to own up to not knowing. */
  must: RegExp | null;
  /** What is wrong as something that is so now. */
  never?: RegExp;
};

/** Tells on a Monday, corrects some of it on the Wednesday after, and asks on the Friday. */
export type Rememberer = {
  name: string;
  tells: readonly string[];
  corrects: readonly string[];
  asks: readonly MemoryQuestion[];
};
