import type { Page } from '@playwright/test';
import { ChatPage } from './pages/chat';

/**
 * Opens a chat in a further tab and waits until it hears of the others: that begins seconds after it is complete.
 * @param time what the clock shows from then on, in all tabs of the browser, which share it; the true one by default
 */
export async function openBeside(page: Page, sessionId: string, time?: Date): Promise<ChatPage> {
  const chat = new ChatPage(page);
  await chat.open(sessionId, time);
  // What keeps the chat up to date has come.
  await page.clock.fastForward(2_500);
  await page.waitForLoadState('networkidle');
  return chat;
}
