import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import { useLateMutation } from '@/lib/client/late-mutation';
import { userQuery } from '@/lib/users/hooks';
import type { setNickname } from './contract';

/** Sets what companions call this person. */
export function useSetNickname() {
  return useLateMutation({
    mutationFn: (nickname: string | null) =>
      call<typeof setNickname>('POST /api/account/nickname', { body: { nickname } }),
    onSuccess: ({ nickname }, _, __, { client }) =>
      changeHeld(client, userQuery, (held) => ({ ...held, nickname })),
  });
}
