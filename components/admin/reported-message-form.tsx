import { useReportedMessage } from '@/lib/admin/complaints/hooks';
import { formatStamp } from '@/lib/kit/format';
import { DeedForm } from './deed-form';

/** Takes a reported message out of the person's chat, or puts it back; both for a reason. */
export function ReportedMessageForm({
  number,
  removed,
}: {
  number: string;
  removed: { at: string; by: string; reason: string } | null;
}) {
  const change = useReportedMessage(number);
  if (removed)
    return (
      <DeedForm
        key="back"
        title="The message is removed"
        hint={
          <>
            By {removed.by}, {formatStamp(removed.at)}: <span dir="auto">{removed.reason}</span>. Its person
            reads “This message was removed.” in its place. Putting it back does not bring back what the
            companion had remembered of it.
          </>
        }
        button="Put it back"
        done="The message is there again"
        pending={change.isPending}
        onDo={(_fields, reason, then) => change.mutate({ removed: false, reason }, then)}
      />
    );
  return (
    <DeedForm
      key="remove"
      title="Remove the message"
      hint="Its person reads “This message was removed.” in its place, no model is given it any more, and what the companion remembered of it goes. You can put the message back."
      button="Remove it"
      done="The message is removed"
      pending={change.isPending}
      onDo={(_fields, reason, then) => change.mutate({ removed: true, reason }, then)}
    />
  );
}
