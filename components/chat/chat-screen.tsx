import { NeedsScripts } from '@/components/shared/needs-scripts';
import { ChatMissing } from './chat-missing';
import type { ShownHelpline } from './crisis-card';
import { LiveChatScreen } from './live-chat-screen';

/** One chat. What stands still in it is drawn by the server, so that no script comes for it. */
export const ChatScreen = (chat: { sessionId: string; helplines: readonly ShownHelpline[] }) => (
  <LiveChatScreen {...chat} withoutScripts={<NeedsScripts />} missing={<ChatMissing />} />
);
