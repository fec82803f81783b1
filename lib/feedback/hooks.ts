import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/lib/chat/hooks';
import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import type { Request } from '@/lib/kit/endpoint';
import type { submitFeedback } from './contract';

export type Feedback = NonNullable<Request<typeof submitFeedback>['body']>;

/** Sends the rating of a chat and marks it as rated. */
export function useSubmitFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Feedback) => call<typeof submitFeedback>('POST /api/chat/feedback', { body }),
    onSuccess: (_, { sessionId }) => {
      changeHeld(client, sessionQuery(sessionId), (held) => ({ ...held, feedbackGiven: true }));
    },
  });
}
