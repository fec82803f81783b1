import { useState } from 'react';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ConsoleCompanion, useTrial } from '@/lib/admin/companions/hooks';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { type Fields, textsOf } from '@/lib/companions/desk/rules';
import { sayFailure } from './say-failure';
import { TrialCard } from './trial-card';

/** A talk with the texts as they stand in the form. */
export function CompanionTrial({ companion, fields }: { companion: ConsoleCompanion; fields: Fields }) {
  const { id, chatTypes } = companion;
  const trial = useTrial(id);
  const [chatType, setChatType] = useState(chatTypes[0] ?? 'friendly');
  return (
    <TrialCard
      key={chatType}
      hint="The configured model answers with the texts of the form, saved or not. It costs tokens of the day, and no messages."
      isPending={trial.isPending}
      onAsk={(asked, onAnswer) =>
        trial.mutate(
          { texts: textsOf(fields), chatType, ...asked },
          { onSuccess: onAnswer, onError: sayFailure },
        )
      }
    >
      {chatTypes.length > 1 ? (
        <div className="mt-3">
          <Label htmlFor="trial-type">Chat type</Label>
          <NativeSelect
            id="trial-type"
            value={chatType}
            onChange={(event) => setChatType(event.target.value as typeof chatType)}
          >
            {chatTypes.map((type) => (
              <NativeSelectOption key={type} value={type}>
                {CHAT_TYPE_LABEL[type]}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      ) : null}
    </TrialCard>
  );
}
