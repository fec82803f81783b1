'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldError, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { ApiError } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { issueForm } from '@/lib/issues/contract';
import { ISSUE_FAILED, ISSUE_FAILED_DETAIL, ISSUE_SENT, ISSUE_SENT_DETAIL } from '@/lib/issues/copy';
import { useReportIssue } from '@/lib/issues/hooks';

type Typed = z.input<typeof issueForm>;
type Checked = z.output<typeof issueForm>;

const EMPTY: Typed = { name: '', mobileNumber: '', issueDetail: '' };

/** The issue form. What was typed stays when the dialog is closed and opened again, until it has been sent. */
export function IssueDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(issueForm), defaultValues: EMPTY });
  const { errors } = form.formState;
  const report = useReportIssue();

  const submit = form.handleSubmit((issue) =>
    report.mutateAsync(issue).then(
      () => {
        form.reset(EMPTY);
        onOpenChange(false);
        toast({ title: ISSUE_SENT, description: ISSUE_SENT_DETAIL });
      },
      (error: unknown) => {
        const detail = (error instanceof ApiError && error.userMessage) || ISSUE_FAILED_DETAIL;
        form.setError('root', { message: detail });
        toast({ title: ISSUE_FAILED, description: detail, variant: 'destructive' });
      },
    ),
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Raise an issue</DialogTitle>
          <DialogDescription>Tell us what went wrong. We read every message.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div>
            <Label htmlFor="issue-name">Name</Label>
            <Input
              id="issue-name"
              autoComplete="name"
              {...complaintProps('issue-name', errors.name)}
              {...form.register('name')}
            />
            <Complaint id="issue-name" error={errors.name} />
          </div>
          <div>
            <Label htmlFor="issue-mobile">Mobile number</Label>
            <Input
              id="issue-mobile"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="10 digits"
              {...complaintProps('issue-mobile', errors.mobileNumber)}
              {...form.register('mobileNumber')}
            />
            <Complaint id="issue-mobile" error={errors.mobileNumber} />
          </div>
          <div>
            <Label htmlFor="issue-detail">Issue detail</Label>
            <Textarea
              id="issue-detail"
              rows={5}
              {...complaintProps('issue-detail', errors.issueDetail)}
              {...form.register('issueDetail')}
            />
            <Complaint id="issue-detail" error={errors.issueDetail} />
          </div>
          {errors.root ? (
            <p className="rounded-md bg-danger-tint px-4 py-3 text-danger-ink text-sm">
              {errors.root.message}
            </p>
          ) : null}
          <DialogFooter className="mt-1">
            <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
              Submit
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function complaintProps(id: string, error: FieldError | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

function Complaint({ id, error }: { id: string; error: FieldError | undefined }) {
  return error ? (
    <p id={`${id}-error`} className="mt-1.5 text-danger-ink text-sm leading-5">
      {error.message}
    </p>
  ) : null;
}
