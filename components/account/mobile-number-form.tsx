'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { TRY_LATER } from '@/lib/account/copy';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import { wantsSignIn } from '@/lib/users/devices/hooks';
import { numberForm } from '@/lib/users/mobile/contract';
import { useRequestCode } from '@/lib/users/mobile/hooks';
import { SignInAgain } from './sign-in-again';

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
      (error: unknown) => {
        if (!wantsSignIn(error))
          form.setError('mobileNumber', { message: getUserMessage(error, t(TRY_LATER)) });
      },
    ),
  );
  return (
    <Form {...form}>
      <form noValidate onSubmit={submit}>
        <FormField
          control={form.control}
          name="mobileNumber"
          render={({ field }) => (
            <FormItem>
              <FormLabel>{t('Mobile number')}</FormLabel>
              <FormControl>
                <Input
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  placeholder={t('10 digits')}
                  {...field}
                />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        {wantsSignIn(request.error) ? <SignInAgain wanted="mobile" /> : null}
        <Button type="submit" size="lg" className="mt-5" loading={form.formState.isSubmitting}>
          {t('Send the code')}
        </Button>
      </form>
    </Form>
  );
}
