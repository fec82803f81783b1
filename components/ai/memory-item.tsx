import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/lib/client/toast';
import { formatDay } from '@/lib/kit/format';
import { FACT_MAX_CHARS } from '@/lib/memory/constants';
import { FACT_EMPTY, FORGOTTEN, SHALL_I } from '@/lib/memory/copy';
import { type Memory, useAnswerMemory, useCorrectMemory, useDeleteMemory } from '@/lib/memory/hooks';

const TOOL =
  'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink disabled:opacity-60';

/** One memory: read, put right, forget; or the question whether to keep it. */
export function MemoryItem({ memory }: { memory: Memory }) {
  const [editing, setEditing] = useState(false);
  const remove = useDeleteMemory();
  if (editing) return <Correction memory={memory} onDone={() => setEditing(false)} />;
  return (
    <li className="rounded-md border-[1.5px] border-line bg-card px-3.5 py-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-1">
          <p dir="auto" className="text-[0.9375rem] leading-6 [overflow-wrap:anywhere]">
            {memory.text}
          </p>
          <p className="text-muted text-xs leading-4">
            {memory.corrected ? 'Put right by you' : `Told: ${formatDay(memory.toldAt, Date.now())}`}
          </p>
        </div>
        {memory.asked ? null : (
          <>
            <button
              type="button"
              className={TOOL}
              aria-label={`Correct: ${memory.text}`}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden className="size-[18px]" />
            </button>
            <button
              type="button"
              className={TOOL}
              aria-label={`Forget: ${memory.text}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(memory.id, { onSuccess: () => toast({ title: FORGOTTEN }) })}
            >
              <Trash2 aria-hidden className="size-[18px]" />
            </button>
          </>
        )}
      </div>
      {memory.asked ? <Question memory={memory} /> : null}
    </li>
  );
}

/** What is delicate is kept only after a yes. */
export function Question({ memory }: { memory: Memory }) {
  const answer = useAnswerMemory();
  const say = (remember: boolean) => answer.mutate({ id: memory.id, remember });
  return (
    <div className="flex flex-wrap items-center gap-2 pb-1">
      <p className="mr-auto font-semibold text-sm leading-5">{SHALL_I}</p>
      <div className="ml-auto flex gap-2">
        <Button variant="outline" size="pill" disabled={answer.isPending} onClick={() => say(false)}>
          No
        </Button>
        <Button variant="teal" size="pill" disabled={answer.isPending} onClick={() => say(true)}>
          Yes
        </Button>
      </div>
    </div>
  );
}

function Correction({ memory, onDone }: { memory: Memory; onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState(memory.text);
  const [empty, setEmpty] = useState(false);
  const correct = useCorrectMemory();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (correct.isPending) return;
    if (text.trim() === '') setEmpty(true);
    else correct.mutate({ id: memory.id, text }, { onSuccess: onDone });
  };
  return (
    <li className="rounded-md border-[1.5px] border-field bg-card p-3.5">
      <form onSubmit={submit} className="flex flex-col gap-2.5">
        <Label htmlFor={id}>Put it right</Label>
        <Textarea
          id={id}
          autoFocus
          rows={2}
          dir="auto"
          maxLength={FACT_MAX_CHARS}
          value={text}
          aria-invalid={empty || undefined}
          aria-describedby={empty ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
        />
        {empty ? (
          <p id={`${id}-error`} className="text-danger-ink text-sm leading-5">
            {FACT_EMPTY}
          </p>
        ) : null}
        <div className="flex gap-2">
          <Button variant="outline" size="sm" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="sm" loading={correct.isPending}>
            Save
          </Button>
        </div>
      </form>
    </li>
  );
}
