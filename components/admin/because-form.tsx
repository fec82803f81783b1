'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

/**
 * Closes a row of a list with a word about it.
 * @param about what the row is, for who hears the button alone
 * @param children what else can be done with it, above
 */
export function BecauseForm({
  label,
  button,
  about,
  pending,
  children,
  onBecause,
}: {
  label: string;
  button: string;
  about: string;
  pending: boolean;
  children?: ReactNode;
  onBecause: (because: string) => void;
}) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onBecause(String(new FormData(event.currentTarget).get('because')));
  }
  return (
    <form onSubmit={submit} className="flex min-w-56 flex-col gap-2">
      {children}
      <div>
        <Label htmlFor={id}>{label}</Label>
        <Input id={id} name="because" minLength={5} maxLength={300} required autoComplete="off" />
      </div>
      <Button type="submit" size="sm" variant="outline" loading={pending}>
        {button}
        <span className="sr-only">, {about}</span>
      </Button>
    </form>
  );
}
