'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { issueForm } from '@/lib/issues/contract';
import { ISSUE_FAILED, ISSUE_FAILED_DETAIL, ISSUE_SENT, issueSentDetail } from '@/lib/issues/copy';
import { useReportIssue } from '@/lib/issues/hooks';
import { pieces, t } from '@/lib/kit/text';

type Typed = z.input<typeof issueForm>;
type Checked = z.output<typeof issueForm>;

const EMPTY: Typed = { name: '', mobileNumber: '', issueDetail: '' };

/** The issue form. It keeps what was typed when the dialog is closed and opened again, until it has been sent. */
export function IssueDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(issueForm), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const report = useReportIssue();
  const [sent, setSent] = useState<string>();

  const submit = form.handleSubmit((issue) =>
    report.mutateAsync(issue).then(
      ({ number }) => {
        form.reset(EMPTY);
        setSent(number);
        onOpenChange(false);
        toast({ title: t(ISSUE_SENT), description: issueSentDetail(number) });
      },
      (error: unknown) => {
        const detail = getUserMessage(error, t(ISSUE_FAILED_DETAIL));
        form.setError('root', { message: detail });
        toast({ title: t(ISSUE_FAILED), description: detail, variant: 'destructive' });
      },
    ),
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Raise an issue')}</DialogTitle>
          <DialogDescription>{t('Tell us what went wrong. We read every message.')}</DialogDescription>
        </DialogHeader>
        {sent ? (
          <Alert role="none">
            <AlertDescription>
              {pieces('Your last issue has the number {number}. Our answer comes to your {account}.', {
                number: sent,
                account: (
                  <a key="account" href={ACCOUNT_PATH} className="underline">
                    {t('account')}
                  </a>
                ),
              })}
            </AlertDescription>
          </Alert>
        ) : null}
        <Form {...form}>
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            <FormField
              control={form.control}
              name="name"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{t('Name')}</FormLabel>
                  <FormControl>
                    <Input autoComplete="name" {...field} />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
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
            <FormField
              control={form.control}
              name="issueDetail"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{t('Issue detail')}</FormLabel>
                  <FormControl>
                    <Textarea rows={5} {...field} />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            {errors.root ? (
              // The toast reads it out; here it stays.
              <Alert variant="destructive" role="none">
                <AlertDescription>{errors.root.message}</AlertDescription>
              </Alert>
            ) : null}
            <DialogFooter className="mt-1">
              <Button type="submit" size="lg" loading={isSubmitting}>
                {t('Submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
