import { Pencil, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { FORGOTTEN, SHALL_I } from '@/lib/memory/copy';
import { type Memory, useAnswerMemory, useDeleteMemory } from '@/lib/memory/hooks';
import { whenLine } from '@/lib/memory/told/rules';

// With its checks it is only loaded when a memory is corrected.
const CorrectionForm = dynamic(() => import('./correction-form').then((module) => module.CorrectionForm));

/** One memory, to correct or to forget; or the question whether to keep it. */
export function MemoryItem({ memory }: { memory: Memory }) {
  const [editing, setEditing] = useState(false);
  const remove = useDeleteMemory();
  if (editing) {
    return (
      <li className="rounded-md border-[1.5px] border-field bg-card p-3.5">
        <CorrectionForm memory={memory} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="rounded-md border-[1.5px] border-line bg-card px-3.5 py-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-1">
          <p dir="auto" className="text-[0.9375rem] leading-6 [overflow-wrap:anywhere]">
            {memory.text}
          </p>
          <p suppressHydrationWarning className="text-muted text-xs leading-4">
            {whenLine(memory, Date.now())}
          </p>
        </div>
        {memory.asked ? null : (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Correct: {memory}', { memory: memory.text })}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden className="size-[18px]" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Forget: {memory}', { memory: memory.text })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(memory.id, { onSuccess: () => toast({ title: t(FORGOTTEN) }) })}
            >
              <Trash2 aria-hidden className="size-[18px]" />
            </Button>
          </>
        )}
      </div>
      {memory.asked ? <Question memory={memory} /> : null}
    </li>
  );
}

/** Sensitive facts are kept only after a yes. */
export function Question({ memory }: { memory: Memory }) {
  const answer = useAnswerMemory();
  const reply = (remember: boolean) => answer.mutate({ id: memory.id, remember });
  return (
    <div className="flex flex-wrap items-center gap-2 pb-1">
      <p className="mr-auto font-semibold text-sm leading-5">{t(SHALL_I)}</p>
      <div className="ml-auto flex gap-2">
        <Button variant="outline" size="pill" disabled={answer.isPending} onClick={() => reply(false)}>
          {t('No')}
        </Button>
        <Button variant="teal" size="pill" disabled={answer.isPending} onClick={() => reply(true)}>
          {t('Yes')}
        </Button>
      </div>
    </div>
  );
}
