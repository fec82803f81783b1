'use client';

import { type MemoryOf, useQuestion } from '@/lib/memory/hooks';
import { Question } from './memory-item';

/**
 * Above the composer: something delicate was told, and the companion asks whether to keep it. Load it after the chat.
 * @param turn changes with every message, so that a new question is found while the talk goes on
 */
export function MemoryQuestion({ of, turn }: { of: MemoryOf; turn: number }) {
  const memory = useQuestion(of, turn);
  if (!memory) return null;
  return (
    <section
      aria-label="A question about memory"
      className="animate-fade-in border-line border-t-[1.5px] bg-psychologist-tint px-4 pt-2.5 pb-1.5 text-psychologist-ink"
    >
      <p dir="auto" className="text-sm leading-5 [overflow-wrap:anywhere]">
        “{memory.text}”
      </p>
      <Question memory={memory} />
    </section>
  );
}
