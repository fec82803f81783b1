import { type RefObject, useCallback, useEffect, useState } from 'react';
import { runAfterInput } from '@/lib/client/first-input';
import { warnIfOffline } from '@/lib/client/online';
import { toast } from '@/lib/client/toast';
import type { ReportDialog } from './report-dialog';

/** ms from the first input. */
const LISTENING_AT_LATEST_MS = 500;

/** Reporting a companion's message: `report` opens the dialog, which the list shows. */
export function useReporting(list: RefObject<HTMLElement | null>) {
  const [reported, setReported] = useState<{ Dialog: typeof ReportDialog; messageId: string }>();
  const report = useCallback(
    (messageId: string) =>
      void import('./report-dialog').then(
        (module) => setReported({ Dialog: module.ReportDialog, messageId }),
        () => warnIfOffline() || toast({ title: 'Could not open this', variant: 'destructive' }),
      ),
    [],
  );
  useEffect(
    () =>
      runAfterInput(() => {
        import('./message-buttons').then(
          ({ listenForButtons }) => list.current && listenForButtons(list.current),
          // Offline: the focus alone shows them.
          () => undefined,
        );
      }, LISTENING_AT_LATEST_MS),
    [list],
  );
  const dialog = reported ? (
    <reported.Dialog messageId={reported.messageId} onClose={() => setReported(undefined)} />
  ) : null;
  return { report, dialog };
}
