'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useEndSessions } from '@/lib/admin/people/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

/** Signs a person out everywhere. A guest cannot come back to what they bought: it says so. */
export function EndSessionsForm({ id, devices }: { id: string; devices: number }) {
  const end = useEndSessions(id);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    end.mutate(String(new FormData(form).get('reason')), {
      onSuccess: () => {
        form.reset();
        toast({ title: 'Signed out everywhere' });
      },
      onError: sayFailure,
    });
  }
  return (
    <Card>
      <h2 className="text-lg leading-6">End all sessions</h2>
      <p className="text-muted text-sm leading-5">
        A member signs in with Google again. A guest loses the way to this account and its messages.
      </p>
      <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
        <div>
          <Label htmlFor="end-reason">Why</Label>
          <Input id="end-reason" name="reason" minLength={5} maxLength={300} required autoComplete="off" />
        </div>
        <Button type="submit" variant="outline" disabled={devices === 0} loading={end.isPending}>
          Sign out everywhere
        </Button>
      </form>
    </Card>
  );
}
