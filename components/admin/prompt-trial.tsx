import { useTryPrompt } from '@/lib/admin/prompts/hooks';
import { sayFailure } from './say-failure';
import { TrialCard } from './trial-card';

/** A talk with a version as it is, active or not. */
export function PromptTrial({ id, companionId }: { id: string; companionId: string }) {
  const trial = useTryPrompt(id);
  return (
    <TrialCard
      hint="The configured model answers with this version, active or not. It costs tokens of the day, and no messages."
      isPending={trial.isPending}
      onAsk={(asked, onAnswer) =>
        trial.mutate({ companionId, ...asked }, { onSuccess: onAnswer, onError: sayFailure })
      }
    />
  );
}
