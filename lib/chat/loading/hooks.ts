import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import { readFingerprint } from '@/lib/users/browser';
import { type User, userQuery } from '@/lib/users/hooks';
import type { startSession } from '../contract';

/** Starts a session, once for each `clientSessionId`. Without a user (registration failed) the fingerprint stands in for one. */
export function useStartSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: {
      chatType: ChatType;
      companionId: string | null;
      referralCode: string | null;
      incognito: boolean;
      user: User | undefined;
      /** The same id again gets the same session. */
      clientSessionId: string;
    }) =>
      call<typeof startSession>('POST /api/chat/session', {
        body: {
          chatType: input.chatType,
          companionId: input.companionId,
          referralCode: input.referralCode,
          browserFingerprint: input.user ? null : await readFingerprint(),
          userId: input.user?.id ?? null,
          clientSessionId: input.clientSessionId,
          incognito: input.incognito,
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, refetchType: 'none' }),
  });
}
