'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { TRY_LATER } from '@/lib/account/copy';
import { ApiError } from '@/lib/client/api';
import { numberForm } from '@/lib/users/mobile/contract';
import { useRequestCode } from '@/lib/users/mobile/hooks';

type Typed = z.input<typeof numberForm>;
type Checked = z.output<typeof numberForm>;

/** The first step of the dialog: which number. */
export function NumberForm({ onSent }: { onSent: (mobileNumber: string, resendAt: number) => void }) {
  const form = useForm<Typed, unknown, Checked>({
    resolver: zodResolver(numberForm),
    defaultValues: { mobileNumber: '' },
  });
  const request = useRequestCode();
  const submit = form.handleSubmit(({ mobileNumber }) =>
    request.mutateAsync(mobileNumber).then(
      ({ resendAfterSeconds }) => onSent(mobileNumber, Date.now() + resendAfterSeconds * 1000),
      (error: unknown) =>
        form.setError('mobileNumber', {
          message: (error instanceof ApiError && error.userMessage) || TRY_LATER,
        }),
    ),
  );
  const complaint = form.formState.errors.mobileNumber?.message;
  return (
    <form noValidate onSubmit={submit}>
      <Label htmlFor="mobile-number">Mobile number</Label>
      <Input
        id="mobile-number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="10 digits"
        aria-invalid={complaint ? true : undefined}
        aria-describedby={complaint ? 'mobile-number-error' : undefined}
        {...form.register('mobileNumber')}
      />
      {complaint ? (
        <p id="mobile-number-error" role="alert" className="mt-1.5 text-danger-ink text-sm leading-5">
          {complaint}
        </p>
      ) : null}
      <Button type="submit" size="lg" className="mt-5" loading={form.formState.isSubmitting}>
        Send the code
      </Button>
    </form>
  );
}
