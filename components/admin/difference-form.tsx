'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useExplainDifference } from '@/lib/admin/settlements/hooks';
import { sayFailure } from './say-failure';

/** Closes a difference with why. */
export function DifferenceForm({ id, reference }: { id: string; reference: string }) {
  const explain = useExplainDifference(id);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    explain.mutate(String(new FormData(event.currentTarget).get('because')), { onError: sayFailure });
  }
  return (
    <form onSubmit={submit} className="flex min-w-56 flex-col gap-2">
      <div>
        <Label htmlFor={`because-${id}`}>Why</Label>
        <Input
          id={`because-${id}`}
          name="because"
          minLength={5}
          maxLength={300}
          required
          autoComplete="off"
        />
      </div>
      <Button type="submit" size="sm" variant="outline" loading={explain.isPending}>
        Explained<span className="sr-only">, {reference}</span>
      </Button>
    </form>
  );
}
