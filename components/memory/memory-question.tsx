'use client';

import { t } from '@/lib/kit/text';
import { type MemoryOf, useQuestion } from '@/lib/memory/hooks';
import { Question } from './memory-item';

/**
 * Above the composer: asks whether the companion may remember something sensitive. Load it after the chat.
 * @param turn changes with every message, which makes it look for a new question
 */
export function MemoryQuestion({ of, turn }: { of: MemoryOf; turn: number }) {
  const memory = useQuestion(of, turn);
  if (!memory) return null;
  return (
    <section
      aria-label={t('A question about memory')}
      className="animate-fade-in border-line border-t-[1.5px] bg-psychologist-tint px-4 pt-2.5 pb-1.5 text-psychologist-ink"
    >
      <p dir="auto" className="text-sm leading-5 [overflow-wrap:anywhere]">
        “{memory.text}”
      </p>
      <Question memory={memory} />
    </section>
  );
}
