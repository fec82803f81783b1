'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useChangeAlert } from '@/lib/admin/alerts/hooks';
import { sayFailure } from './say-failure';

/** Says of an alert that it was seen, or that it is done and why. */
export function AlertForm({ id, orderId, seenBy }: { id: string; orderId: string; seenBy: string | null }) {
  const change = useChangeAlert(id);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const because = String(new FormData(event.currentTarget).get('because'));
    change.mutate({ state: 'done', because }, { onError: sayFailure });
  }
  return (
    <form onSubmit={submit} className="flex min-w-56 flex-col gap-2">
      {seenBy === null ? (
        <Button
          variant="outline"
          size="sm"
          disabled={change.isPending}
          onClick={() => change.mutate({ state: 'seen' }, { onError: sayFailure })}
        >
          Seen<span className="sr-only"> by me, {orderId}</span>
        </Button>
      ) : (
        <p className="text-muted">Seen by {seenBy}</p>
      )}
      <div>
        <Label htmlFor={`because-${id}`}>What was done</Label>
        <Input
          id={`because-${id}`}
          name="because"
          minLength={5}
          maxLength={300}
          required
          autoComplete="off"
        />
      </div>
      <Button type="submit" size="sm" variant="outline" loading={change.isPending}>
        Done<span className="sr-only">, {orderId}</span>
      </Button>
    </form>
  );
}
