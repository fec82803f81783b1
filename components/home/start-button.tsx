import { Button } from '@/components/ui/button';
import type { ChatType } from '@/lib/kit/chat-types';
import { useUser } from '@/lib/users/hooks';
import { startChatType } from '@/lib/users/rules';

/** The one start button: the type of the last chat again, True Love for somebody new. */
export function StartButton({ start, busy }: { start: (chatType: ChatType) => void; busy: boolean }) {
  const { data: user } = useUser();
  return (
    <Button
      size="lg"
      aria-busy={busy || undefined}
      onClick={() => start(startChatType(user?.lastChatSession?.chatType))}
    >
      Start free chat
    </Button>
  );
}
