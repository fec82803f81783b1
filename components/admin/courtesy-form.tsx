'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useGiveCourtesy } from '@/lib/admin/people/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

/** Gives a person free messages. One request, however often it is pressed; the next gift is another one. */
export function CourtesyForm({ id, left }: { id: string; left: number }) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const give = useGiveCourtesy(id);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const wanted = { messages: Number(data.get('messages')), reason: String(data.get('reason')), requestId };
    give.mutate(wanted, {
      onSuccess: ({ balance }) => {
        form.reset();
        setRequestId(crypto.randomUUID());
        toast({ title: 'Messages given', description: `The balance is ${balance} now.` });
      },
      onError: sayFailure,
    });
  }
  return (
    <Card>
      <h2 className="text-lg leading-6">Give messages</h2>
      <p className="text-muted text-sm leading-5">You may give this person {left} more in 30 days.</p>
      <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
        <div>
          <Label htmlFor="messages">Messages</Label>
          <Input
            id="messages"
            name="messages"
            type="number"
            inputMode="numeric"
            min={1}
            max={left}
            required
          />
        </div>
        <div>
          <Label htmlFor="courtesy-reason">Why</Label>
          <Input
            id="courtesy-reason"
            name="reason"
            minLength={5}
            maxLength={300}
            required
            autoComplete="off"
          />
        </div>
        <Button type="submit" disabled={left === 0} loading={give.isPending}>
          Give messages
        </Button>
      </form>
    </Card>
  );
}
