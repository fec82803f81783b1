import { toast } from '@/lib/client/toast';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';

type Back = {
  isPending: boolean;
  mutate: (
    change: { seq: string; reason: string },
    then: { onSuccess: () => void; onError: (error: Error) => void },
  ) => void;
};

/** Undoes one change of a history, for a reason. */
export function TakeBack({
  back,
  seq,
  about,
  explanation,
  told,
}: {
  back: Back;
  /** The number of the change. */
  seq: string;
  about: string;
  /** What will be then. */
  explanation: string;
  /** What the toast says. */
  told: string;
}) {
  return (
    <ReasonDialog
      label="Take back"
      about={about}
      explanation={explanation}
      isPending={back.isPending}
      onReason={(reason, done) =>
        back.mutate(
          { seq, reason },
          {
            onSuccess: () => {
              done();
              toast({ title: 'Taken back', description: told });
            },
            onError: sayFailure,
          },
        )
      }
    />
  );
}
