import type { Metadata } from 'next';
import { ChatMissing } from '@/components/chat/chat-missing';

export const metadata: Metadata = { title: 'Chat', robots: { index: false } };

export default function ChatNotFound() {
  return (
    <main id="main" className="flex h-dvh flex-col overflow-hidden">
      <ChatMissing />
    </main>
  );
}
