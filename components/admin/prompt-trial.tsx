import type { RefObject } from 'react';
import { useTryPrompt } from '@/lib/admin/prompts/hooks';
import { sayFailure } from './say-failure';
import { TrialCard } from './trial-card';

/** A talk with a version as it is, active or not; or with the text of the next one, as it stands in the form. */
export function PromptTrial({
  id,
  companionId,
  unsaved,
}: {
  id: string;
  companionId: string;
  /** The text of the next version while it is being written; null while nobody does. */
  unsaved: RefObject<HTMLTextAreaElement | null>;
}) {
  const trial = useTryPrompt(id);
  return (
    <TrialCard
      hint="The configured model answers with this version, active or not; while the next version is being written below, with that text, stored or not. It costs tokens of the day, and no messages."
      isPending={trial.isPending}
      onAsk={(asked, onAnswer) =>
        trial.mutate(
          { companionId, text: unsaved.current?.value.replaceAll('\r\n', '\n'), ...asked },
          { onSuccess: onAnswer, onError: sayFailure },
        )
      }
    />
  );
}
