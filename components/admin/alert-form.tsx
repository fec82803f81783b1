'use client';

import { Button } from '@/components/ui/button';
import { useChangeAlert } from '@/lib/admin/alerts/hooks';
import { BecauseForm } from './because-form';
import { sayFailure } from './say-failure';

/** Says of an alert that it was seen, or that it is done and why. */
export function AlertForm({ id, orderId, seenBy }: { id: string; orderId: string; seenBy: string | null }) {
  const change = useChangeAlert(id);
  return (
    <BecauseForm
      label="What was done"
      button="Done"
      about={orderId}
      pending={change.isPending}
      onBecause={(because) => change.mutate({ state: 'done', because }, { onError: sayFailure })}
    >
      {seenBy === null ? (
        <Button
          variant="outline"
          size="sm"
          disabled={change.isPending}
          onClick={() => change.mutate({ state: 'seen' }, { onError: sayFailure })}
        >
          Seen<span className="sr-only"> by me, {orderId}</span>
        </Button>
      ) : (
        <p className="text-muted">Seen by {seenBy}</p>
      )}
    </BecauseForm>
  );
}
