import { ChatMissing } from './chat-missing';

/** A page about a chat that does not exist for this person. */
export function ChatMissingScreen() {
  return (
    <main id="main" className="flex h-dvh flex-col overflow-hidden">
      <ChatMissing />
    </main>
  );
}
