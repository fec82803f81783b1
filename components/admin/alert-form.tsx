'use client';

import { Button } from '@/components/ui/button';
import { useChangeAlert } from '@/lib/admin/alerts/hooks';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';

/** Says of an alert that it was seen, or that it is done and why. */
export function AlertForm({ id, orderId, seenBy }: { id: string; orderId: string; seenBy: string | null }) {
  const change = useChangeAlert(id);
  return (
    <span className="flex flex-wrap items-center gap-1">
      {seenBy === null ? (
        <Button
          variant="ghost"
          size="sm"
          disabled={change.isPending}
          onClick={() => change.mutate({ state: 'seen' }, { onError: sayFailure })}
        >
          Seen<span className="sr-only"> by me, {orderId}</span>
        </Button>
      ) : (
        <span className="text-muted">Seen by {seenBy}</span>
      )}
      <ReasonDialog
        label="Done"
        about={orderId}
        explanation="The alert is closed with what was done, and stands in the story of its order."
        why="What was done"
        isPending={change.isPending}
        onReason={(because, done) =>
          change.mutate({ state: 'done', because }, { onSuccess: done, onError: sayFailure })
        }
      />
    </span>
  );
}
