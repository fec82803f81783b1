import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { expectAnswers, holdScriptsBack } from '../answers';
import { NOW, runUntil } from '../clock';

export type Answer = {
  userMessage: { id: string };
  aiMessages: { id: string; content: string; typingDelay: number }[];
  messagesLeft: number;
};

/** What a chat says, and stores, when nothing is left to write with. */
export const RECHARGE = 'You have no messages left. Recharge to continue this chat.';

const MESSAGE_HINT = 'To answer, copy or report a message, hold it or point at it.';

/** A chat, `/chat/…`. */
export class ChatPage {
  readonly page: Page;
  readonly header: Locator;
  readonly name: Locator;
  readonly back: Locator;
  readonly box: Locator;
  readonly sendButton: Locator;
  readonly messages: Locator;
  readonly own: Locator;
  readonly theirs: Locator;
  readonly typing: Locator;
  readonly toast: Locator;
  /** The card with the numbers of people who help. */
  readonly help: Locator;
  /** What a chat says when nothing is left to write with. */
  readonly recharge: Locator;
  /** The one line under the head, which opens what else there is about the chat. */
  readonly about: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner').or(page.locator('main > header'));
    this.name = this.header.getByRole('heading', { level: 1 });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.box = page.getByRole('textbox', { name: /^Message / });
    this.sendButton = page.getByRole('button', { name: 'Send', exact: true });
    this.messages = page.getByRole('region', { name: 'Messages' });
    this.own = page.locator('[data-message="user"]');
    this.theirs = page.locator('[data-message="ai"]');
    this.typing = page.locator('[data-typing]');
    this.toast = page.locator('[data-toast]');
    this.help = page.getByRole('region', { name: 'Help by people' });
    this.recharge = page.getByText(RECHARGE);
    this.about = page.locator('main summary');
  }

  /** Opens a chat that has its welcome, on a clock of the test's own. */
  async open(sessionId: string, time?: Date): Promise<void> {
    await this.page.clock.install({ time });
    await this.page.goto(`/chat/${sessionId}`);
    await expectAnswers(this.page);
    await this.waitForWelcome();
  }

  /**
   * Opens a chat whose scripts have not come yet, as on a slow line.
   * @returns lets them come
   */
  async openBeforeScripts(sessionId: string): Promise<() => void> {
    const letScriptsCome = await holdScriptsBack(this.page);
    await this.page.goto(`/chat/${sessionId}`, { waitUntil: 'commit' });
    return letScriptsCome;
  }

  async waitForWelcome(): Promise<void> {
    await runUntil(this.page, async () => {
      await expect(this.theirs.first()).toBeVisible(NOW);
      await this.#expectQuiet();
    });
  }

  /** The own bubble with that text. */
  ownBubble(text: string): Locator {
    return this.own.filter({ hasText: text });
  }

  /** Opens the line under the head. */
  async openAbout(): Promise<void> {
    if (!(await this.page.getByText(MESSAGE_HINT).isVisible())) await this.about.click();
  }

  /** The button of a message that opens what can be done to it. */
  optionsButton(message: Locator): Locator {
    return message.getByRole('button', { name: 'Message options' });
  }

  /** What can be done to a message, once its menu is open. */
  option(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name });
  }

  /** Types a text and presses Enter. */
  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  /** The answer of the next send call. */
  nextAnswer(): Promise<Response> {
    return this.page.waitForResponse(isSend);
  }

  /** Lets the clock run until the last bubble of the answer is there and nobody types any more. */
  async waitForReply(): Promise<void> {
    await runUntil(this.page, () => this.#expectQuiet(), 1000);
  }

  /** Writes a text and lets the clock run through the whole answer. */
  async talk(text: string): Promise<Answer> {
    const answered = this.nextAnswer();
    await this.write(text);
    await expect(this.ownBubble(text)).toBeVisible();
    await runUntil(this.page, () => expect(this.ownBubble(text).getByText('Sending')).toHaveCount(0, NOW));
    const answer = (await (await answered).json()) as Answer;
    await this.waitForReply();
    return answer;
  }

  async expectMessagesLeft(messages: number): Promise<void> {
    await expect(this.#messagesLeft(messages)).toBeVisible();
  }

  /** Lets the clock run until the answer has been charged and all of it is there. */
  async waitForAnswer(messagesLeft: number): Promise<void> {
    await runUntil(this.page, () => expect(this.#messagesLeft(messagesLeft)).toBeVisible(NOW));
    await this.waitForReply();
  }

  /** Lets the clock run until the help by people is there, which has a number of its own and the emergency number. */
  async waitForHelp(): Promise<void> {
    await runUntil(this.page, () => expect(this.help).toBeVisible(NOW));
    await expect(this.help.locator('a[href="tel:14416"]')).toContainText('14416');
    await expect(this.help.locator('a[href="tel:112"]')).toContainText('112');
  }

  /** Lets the clock run until a text that was not sent stands in the box again. */
  async waitForTextGivenBack(text: string, stepMs?: number): Promise<void> {
    await runUntil(this.page, () => expect(this.box).toHaveValue(text, NOW), stepMs);
  }

  /** Nothing can be written any more, and the box says why to those who see it and those who hear it. */
  async expectClosed(why: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: why })).toBeVisible();
    await expect(this.box).not.toBeEditable();
    await expect(this.box).toHaveAccessibleDescription(new RegExp(why));
    await expect(this.sendButton).toBeDisabled();
  }

  async expectToast(title: string, description: string): Promise<void> {
    // One toast, and all of it with one look: it goes away by itself.
    await expect(this.toast).toContainText([`${title}${description}`]);
  }

  #messagesLeft(messages: number): Locator {
    return this.header.getByText(`${messages} ${messages === 1 ? 'message' : 'messages'} left`);
  }

  async #expectQuiet(): Promise<void> {
    await expect(this.typing).toHaveCount(0, NOW);
    await expect(this.header.getByText('Online now')).toBeVisible(NOW);
  }
}

export const isSend = (response: Response) =>
  response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/chat/message';
