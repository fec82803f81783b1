import { call } from '@/lib/client/api';
import { keepChange } from '@/lib/client/keep-answer';
import { useLateMutation } from '@/lib/client/late-mutation';
import { userQuery } from '@/lib/users/hooks';
import type { setNickname } from './contract';

/** Sets what companions call this person. */
export function useSetNickname() {
  return useLateMutation({
    mutationFn: (nickname: string | null) =>
      call<typeof setNickname>('POST /api/account/nickname', { body: { nickname } }),
    onSuccess: ({ nickname }, _, __, { client }) => keepChange(client, userQuery, { nickname }),
  });
}
