'use client';

import { Button } from '@/components/ui/button';
import { loadingPath } from '@/lib/client/query-paths';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { startChatType } from '@/lib/users/rules';

/**
 * The start button: the type of the last chat again, True Love for newcomers. Without messages nothing is free.
 * @param offered the types that there are now
 */
export function StartButton({ offered }: { offered: readonly ChatType[] }) {
  const { data: user } = useUser();
  const type = startChatType(user?.lastChatSession?.chatType, offered);
  if (!offered.includes(type)) return null;
  return (
    <Button type="submit" size="lg" formAction={loadingPath(type)}>
      {t(user?.messageBalance === 0 ? 'Start chat' : 'Start free chat')}
    </Button>
  );
}
