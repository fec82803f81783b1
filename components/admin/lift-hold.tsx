'use client';

import { useRouter } from 'next/navigation';
import { useLiftAgeHold } from '@/lib/admin/age-holds/hooks';
import { toast } from '@/lib/client/toast';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';

/** Corrects a hold that was a mistake. */
export function LiftHold({ reference }: { reference: string }) {
  const lift = useLiftAgeHold();
  const router = useRouter();
  return (
    <ReasonDialog
      label="Correct"
      about={reference}
      explanation="The person is an adult after all: account and browsers are opened again. The reason is kept with the hold and in the audit log; write nothing of what the person said."
      isPending={lift.isPending}
      onReason={(reason, done) =>
        lift.mutate(
          { reference, reason },
          {
            onSuccess: () => {
              done();
              toast({ title: 'The hold is corrected' });
              router.refresh();
            },
            onError: sayFailure,
          },
        )
      }
    />
  );
}
