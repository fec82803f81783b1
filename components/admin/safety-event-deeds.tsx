'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type SafetyEvent, useMarkSafety, useReadSafety } from '@/lib/admin/safety/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

/** Marks an event, opens its message for a reason, and keeps a false alarm as an example. */
export function SafetyEventDeeds({ event }: { event: SafetyEvent }) {
  const { id, hasText, isFalseAlarm, isKept } = event;
  const router = useRouter();
  const mark = useMarkSafety(id);
  const read = useReadSafety(id);
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const isBusy = mark.isPending || read.isPending;
  const done = (title: string) => ({
    onSuccess: () => {
      toast({ title });
      router.refresh();
    },
    onError: sayFailure,
  });
  function submit(press: FormEvent<HTMLFormElement>) {
    press.preventDefault();
    const { submitter } = press.nativeEvent as SubmitEvent;
    const reason = String(new FormData(press.currentTarget).get('reason'));
    if ((submitter as HTMLButtonElement | null)?.value === 'keep')
      mark.mutate({ isFalseAlarm: true, keep: true, reason }, done('Kept, with names and numbers masked'));
    else read.mutate(reason, { onError: sayFailure });
  }
  return (
    <div className="flex min-w-56 flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy || isFalseAlarm === true}
          onClick={() => mark.mutate({ isFalseAlarm: true }, done('Marked as a false alarm'))}
        >
          False alarm
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy || isFalseAlarm === false}
          onClick={() => mark.mutate({ isFalseAlarm: false }, done('Marked as real'))}
        >
          Real
        </Button>
        {hasText ? (
          <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Message
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <form onSubmit={submit} className="flex flex-col gap-2">
          <Label htmlFor={field}>Why (the person finds it in their download)</Label>
          <Input id={field} name="reason" minLength={5} maxLength={300} required autoComplete="off" />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" value="read" loading={read.isPending}>
              Open
            </Button>
            <Button
              type="submit"
              size="sm"
              value="keep"
              variant="outline"
              disabled={isKept}
              loading={mark.isPending}
            >
              Keep as a false alarm
            </Button>
          </div>
        </form>
      ) : null}
      {read.data ? (
        <blockquote className="max-w-md whitespace-pre-wrap border-line border-l-4 pl-3 [overflow-wrap:anywhere]">
          {read.data.text}
        </blockquote>
      ) : null}
    </div>
  );
}
