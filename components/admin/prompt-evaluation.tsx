import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type Evaluation, useEvaluatePrompt } from '@/lib/admin/prompts/hooks';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import { sayFailure } from './say-failure';

const TOLD = {
  answered: 'kept every rule',
  mended: 'first draft broke a rule',
  replaced: 'both drafts broke a rule',
  failed: 'no answer',
  crisis: 'heard as a crisis',
  minor: 'heard as a minor',
  refused: 'refused',
} as const;

const STATE: Partial<Record<Evaluation['state'], string>> = {
  waiting: 'Waits for its job',
  running: 'Under way: ',
  failed: 'No answer',
};

/** What became of a few messages with this version: kept with it, the newest first. */
export function PromptEvaluation({
  id,
  companionId,
  evaluations,
}: {
  id: string;
  companionId: string;
  evaluations: readonly Evaluation[];
}) {
  const evaluate = useEvaluatePrompt(id);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg leading-6">Evaluation</h2>
      <p className="text-muted text-sm leading-5">
        The configured model answers twelve messages with this version, through the rules, the judge and the
        moderation of a reply; what became of each stays here. A job does it: it begins within a minute, and
        you can leave. The whole measure of a model is npm run eval.
      </p>
      <Button
        size="sm"
        className="self-start"
        disabled={evaluations.some(({ state }) => state === 'waiting' || state === 'running')}
        loading={evaluate.isPending}
        onClick={() =>
          evaluate.mutate(companionId, {
            onSuccess: () => toast({ title: 'The evaluation waits for its job' }),
            onError: sayFailure,
          })
        }
      >
        Evaluate
      </Button>
      {evaluations.length === 0 ? (
        <p className="text-sm leading-5">This version was not evaluated yet.</p>
      ) : null}
      <ul aria-live="polite" className="flex flex-col gap-2">
        {evaluations.map(({ id: key, state, of, passed, cases, companion, by, at }) => (
          <li key={key}>
            <details className="rounded-lg border-[1.5px] border-line px-3 py-2 text-sm leading-5">
              <summary className="min-h-6 cursor-pointer">
                <Badge variant={state === 'done' && passed === cases.length ? 'teal' : 'marigold'}>
                  {STATE[state] ?? ''}
                  {state === 'running' ? `${cases.length} of ${of}` : null}
                  {state === 'done' ? `${passed} of ${cases.length}` : null}
                </Badge>{' '}
                {formatStamp(at)} · {companion} · {by}
              </summary>
              <ol className="mt-2 flex flex-col gap-2">
                {cases.map(({ message, outcome, rules, bubbles, tokens, tookMs }) => (
                  <li key={message}>
                    <p dir="auto" className="font-semibold">
                      {message}
                    </p>
                    {bubbles.map((bubble) => (
                      <p key={bubble} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                        {bubble}
                      </p>
                    ))}
                    <p className="text-muted">
                      {TOLD[outcome]}
                      {rules.length > 0 ? ` (${[...new Set(rules)].join(', ').replaceAll('_', ' ')})` : ''} ·{' '}
                      {tokens} tokens · {(tookMs / 1000).toFixed(1)} s
                    </p>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
