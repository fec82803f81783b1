import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TAKEN_BACK } from '@/lib/admin/companions/copy';
import { type ConsoleCompanion, useTakeBack } from '@/lib/admin/companions/hooks';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import { sayFailure } from './say-failure';
import { TextDiff } from './text-diff';

/** Who changed what of a companion's texts, the newest first, each with the way back. */
export function CompanionHistory({
  companion,
  isDirty,
}: {
  companion: ConsoleCompanion;
  /** Texts are being written: what is taken back would be another text than the one they began with. */
  isDirty: boolean;
}) {
  const { id, history, revision } = companion;
  const takeBack = useTakeBack(id);
  const back = (number: number) =>
    takeBack.mutate(
      { number, basedOn: revision },
      { onSuccess: () => toast({ title: TAKEN_BACK }), onError: sayFailure },
    );
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <h2 id="history" className="text-lg leading-6">
        History
      </h2>
      {history.length === 0 ? <p className="text-muted leading-6">Nobody has changed its texts.</p> : null}
      <ol className="flex flex-col gap-3">
        {history.map(({ number, author, at, takesBack, changes }) => (
          <li key={number}>
            <Card>
              <p className="text-muted text-sm leading-5">
                {number}. <span className="wrap-anywhere">{author}</span>, {formatStamp(at)}
                {takesBack === null ? '' : `, took change ${takesBack} back`}
              </p>
              <div className="mt-2">
                <TextDiff changes={changes} />
              </div>
              <Button
                variant="outline"
                size="sm"
                className="mt-3"
                disabled={isDirty || takeBack.isPending}
                aria-label={`Take change ${number} back`}
                onClick={() => back(number)}
              >
                Take back
              </Button>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
