'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

type Done = { onSuccess: () => void; onError: (error: unknown) => void };

/** Something that an operator does for a reason: what it is, why, and further fields. */
export function DeedForm({
  title,
  hint,
  why = 'Why',
  maxLength = 300,
  button,
  done,
  pending,
  disabled = false,
  children,
  onDo,
}: {
  title: string;
  hint?: ReactNode;
  /** What the reason is called. */
  why?: string;
  maxLength?: number;
  button: string;
  /** What is said when it was done. */
  done: string;
  pending: boolean;
  disabled?: boolean;
  children?: ReactNode;
  onDo: (fields: FormData, reason: string, then: Done) => void;
}) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const onSuccess = () => {
      form.reset();
      toast({ title: done });
    };
    onDo(fields, String(fields.get('reason')), { onSuccess, onError: sayFailure });
  }
  return (
    <Card>
      <h3 className="text-base leading-6">{title}</h3>
      {hint ? <p className="text-muted text-sm leading-5">{hint}</p> : null}
      <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
        {children}
        <div>
          <Label htmlFor={id}>{why}</Label>
          <Input id={id} name="reason" minLength={5} maxLength={maxLength} required autoComplete="off" />
        </div>
        <Button type="submit" variant="outline" disabled={disabled} loading={pending}>
          {button}
        </Button>
      </form>
    </Card>
  );
}
