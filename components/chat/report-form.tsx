'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { REPORT_REASONS, type ReportReason } from '@/lib/chat/reports/constants';
import {
  REPORT_FAILED,
  REPORT_FAILED_DETAIL,
  REPORT_LABEL,
  REPORT_THANKS,
  REPORT_THANKS_DETAIL,
} from '@/lib/chat/reports/copy';
import { useReportMessage } from '@/lib/chat/reports/hooks';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';

/** Asks why a companion's message is being reported. One choice has nothing to validate: react-hook-form and zod would be 45 kB on top of the chat. */
export function ReportForm({ messageId, onDone }: { messageId: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const report = useReportMessage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined || report.isPending) return;
    report.mutate(
      { messageId, reason },
      {
        onSuccess: () => {
          toast({ title: t(REPORT_THANKS), description: t(REPORT_THANKS_DETAIL) });
          onDone();
        },
        onError: () =>
          toast({ title: t(REPORT_FAILED), description: t(REPORT_FAILED_DETAIL), variant: 'destructive' }),
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('Reason')}</legend>
        {REPORT_REASONS.map((one) => (
          <label
            key={one}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line px-3.5 font-medium text-[0.9375rem] has-checked:border-brand has-checked:bg-truelove-tint/50 has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5 shrink-0 accent-brand"
            />
            {t(REPORT_LABEL[one])}
          </label>
        ))}
      </fieldset>
      <DialogFooter className="mt-5">
        <Button type="submit" size="lg" disabled={reason === undefined} loading={report.isPending}>
          {t('Send report')}
        </Button>
      </DialogFooter>
    </form>
  );
}
