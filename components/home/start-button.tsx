'use client';

import { Button } from '@/components/ui/button';
import { loadingPath } from '@/lib/client/query-paths';
import { useUser } from '@/lib/users/hooks';
import { startChatType } from '@/lib/users/rules';

/** The start button: the type of the last chat again, True Love for newcomers. Without messages nothing is free. */
export function StartButton() {
  const { data: user } = useUser();
  return (
    <Button type="submit" size="lg" formAction={loadingPath(startChatType(user?.lastChatSession?.chatType))}>
      {user?.messageBalance === 0 ? 'Start chat' : 'Start free chat'}
    </Button>
  );
}
