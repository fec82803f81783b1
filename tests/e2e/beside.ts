import type { Page } from '@playwright/test';
import { ChatPage } from './pages/chat';

/** Opens a chat in a further tab, on a clock of its own, and waits until it hears of the others: that begins seconds after it is complete. */
export async function openBeside(page: Page, sessionId: string): Promise<ChatPage> {
  const chat = new ChatPage(page);
  await chat.open(sessionId);
  // What keeps the chat up to date has come.
  await page.clock.fastForward(2_500);
  await page.waitForLoadState('networkidle');
  return chat;
}
