'use client';

import { useExplainDifference } from '@/lib/admin/settlements/hooks';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';

/** Closes a difference with why. */
export function DifferenceForm({ id, reference }: { id: string; reference: string }) {
  const explain = useExplainDifference(id);
  return (
    <ReasonDialog
      label="Explain"
      about={reference}
      explanation="Why here and there differ. It is closed with that, and stays among the explained ones."
      isPending={explain.isPending}
      onReason={(because, done) => explain.mutate(because, { onSuccess: done, onError: sayFailure })}
    />
  );
}
