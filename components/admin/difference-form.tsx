'use client';

import { useExplainDifference } from '@/lib/admin/settlements/hooks';
import { BecauseForm } from './because-form';
import { sayFailure } from './say-failure';

/** Closes a difference with why. */
export function DifferenceForm({ id, reference }: { id: string; reference: string }) {
  const explain = useExplainDifference(id);
  return (
    <BecauseForm
      label="Why"
      button="Explained"
      about={reference}
      pending={explain.isPending}
      onBecause={(because) => explain.mutate(because, { onError: sayFailure })}
    />
  );
}
