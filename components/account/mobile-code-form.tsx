'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { TRY_LATER } from '@/lib/account/copy';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import { CODE_DIGITS } from '@/lib/users/mobile/constants';
import { codeForm } from '@/lib/users/mobile/contract';
import { useRequestCode, useVerifyCode } from '@/lib/users/mobile/hooks';

/** Counts down the seconds until a moment, given in ms. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** The second step of the dialog: enter the code, request another one, or change the number. */
export function CodeForm({
  mobileNumber,
  resendAt,
  onResent,
  onVerified,
  onOtherNumber,
}: {
  mobileNumber: string;
  /** ms: when another code may be requested. */
  resendAt: number;
  onResent: (resendAt: number) => void;
  onVerified: () => Promise<void>;
  onOtherNumber: () => void;
}) {
  const form = useForm<z.output<typeof codeForm>>({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const verify = useVerifyCode();
  const request = useRequestCode();
  const secondsLeft = useSecondsUntil(resendAt);
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(({ code }) =>
    verify
      .mutateAsync({ mobileNumber, code })
      .then(onVerified, (error: unknown) =>
        form.setError('code', { message: getUserMessage(error, t(TRY_LATER)) }),
      ),
  );
  const resend = () =>
    request.mutate(mobileNumber, {
      onSuccess: ({ resendAfterSeconds }) => {
        form.reset();
        onResent(Date.now() + resendAfterSeconds * 1000);
        toast({ title: t('A new code is on its way') });
      },
      onError: (error) => form.setError('code', { message: getUserMessage(error, t(TRY_LATER)) }),
    });

  return (
    <Form {...form}>
      <form noValidate onSubmit={submit}>
        <FormField
          control={form.control}
          name="code"
          render={({ field }) => (
            <FormItem>
              <FormLabel>{t('Code')}</FormLabel>
              <FormControl>
                <Input
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={CODE_DIGITS}
                  className="text-center font-semibold text-xl! tracking-[0.3em]"
                  {...field}
                />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <div className="mt-5 flex flex-col gap-2.5">
          <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
            {t('Verify')}
          </Button>
          <Button variant="outline" disabled={secondsLeft > 0} loading={request.isPending} onClick={resend}>
            {secondsLeft > 0
              ? t('Send another code in {seconds} s', { seconds: secondsLeft })
              : t('Send another code')}
          </Button>
          <Button variant="ghost" onClick={onOtherNumber}>
            {t('Use another number')}
          </Button>
        </div>
      </form>
    </Form>
  );
}
