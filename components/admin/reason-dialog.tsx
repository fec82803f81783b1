'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

/** A button whose deed needs a reason: it asks for one first. */
export function ReasonDialog({
  label,
  about,
  explanation,
  why = 'Why',
  isPending,
  onReason,
}: {
  label: string;
  /** What it is done to, for who cannot see the row. */
  about: string;
  explanation: string;
  /** What the reason is called. */
  why?: string;
  isPending: boolean;
  onReason: (reason: string, done: () => void) => void;
}) {
  const [open, setOpen] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a dialog stands in the page's tree of React, in which another form may be around it.
    event.stopPropagation();
    onReason(String(new FormData(event.currentTarget).get('reason')), () => setOpen(false));
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{label}</DialogTitle>
          <DialogDescription>{explanation}</DialogDescription>
          <form onSubmit={submit} className="mt-4 flex flex-col gap-3">
            <div>
              <Label htmlFor="reason-of-deed">{why}</Label>
              <Input
                id="reason-of-deed"
                name="reason"
                minLength={5}
                maxLength={300}
                required
                autoComplete="off"
              />
            </div>
            <Button type="submit" loading={isPending}>
              {label}
            </Button>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
