import type { Metadata } from 'next';
import { ChatMissingScreen } from '@/components/chat/chat-missing-screen';

export const metadata: Metadata = { title: 'Chat', robots: { index: false } };

export default function ChatNotFound() {
  return <ChatMissingScreen />;
}
