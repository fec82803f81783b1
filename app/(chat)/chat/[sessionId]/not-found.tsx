import type { Metadata } from 'next';
import { ChatMissingScreen } from '@/components/chat/chat-missing-screen';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Chat'), robots: { index: false } });

export default function ChatNotFound() {
  return <ChatMissingScreen />;
}
