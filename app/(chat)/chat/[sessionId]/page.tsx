import type { Metadata } from 'next';
import { ChatScreen } from '@/components/chat/chat-screen';
import { SHOWN_HELPLINES } from '@/content/helplines';

export const metadata: Metadata = { title: 'Chat', robots: { index: false } };

export default async function ChatPage({ params }: PageProps<'/chat/[sessionId]'>) {
  const { sessionId } = await params;
  return <ChatScreen key={sessionId} sessionId={sessionId} helplines={SHOWN_HELPLINES} />;
}
