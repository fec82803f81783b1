import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api';
import type { ToastInput } from '@/lib/client/toast';
import type { PendingSend } from '../browser';
import type { ChatMessage } from '../history/rules';
import { createConversation } from './browser';
import type { ConversationPorts } from './rules';

let lastId = 0;
function message(
  sender: ChatMessage['sender'],
  content: string,
  change: Partial<ChatMessage> = {},
): ChatMessage {
  lastId += 1;
  const typingDelay = sender === 'ai' ? { typingDelay: 1500 } : {};
  return {
    id: `m${lastId}`,
    sessionId: 's',
    sender,
    content,
    messageType: 'text',
    timestamp: '2026-11-20T04:30:00Z',
    ...typingDelay,
    ...change,
  };
}
const refused = (status: number, error: string) => new ApiError(status, '', JSON.stringify({ error }));
type Answer = Awaited<ReturnType<ConversationPorts['send']>>;

function open(change: Partial<ConversationPorts> = {}, stored: ChatMessage[] = [message('ai', 'Hi')]) {
  const world = {
    stored,
    draft: '',
    quote: undefined as string | undefined,
    pending: [] as PendingSend[],
    toasts: [] as ToastInput[],
    sent: [] as PendingSend[],
    balance: 5,
    closed: '',
    care: false,
    ids: 0,
  };
  const answers = new Map<string, Answer>();
  const ports: ConversationPorts = {
    sessionId: 's',
    send: async (pending) => {
      world.sent.push(pending);
      const before = answers.get(pending.clientMessageId);
      if (before) return before;
      const answer: Answer = {
        userMessage: message('user', pending.content),
        aiMessages: [message('ai', 'one'), message('ai', 'two', { typingDelay: 3000 })],
        rechargeRequired: false,
        messagesLeft: 4,
        crisis: false,
        free: false,
        closed: null,
      };
      answers.set(pending.clientMessageId, answer);
      return answer;
    },
    welcome: async () => ({ aiMessages: [message('ai', 'Welcome')] }),
    messages: () => world.stored,
    add: (messages) => {
      world.stored = [
        ...world.stored,
        ...messages.filter((one) => !world.stored.some(({ id }) => id === one.id)),
      ];
    },
    refresh: vi.fn(),
    balanceChanged: (messagesLeft) => {
      world.balance = messagesLeft;
    },
    closed: (why) => {
      world.closed = why;
    },
    careIsNear: () => world.care,
    careBegan: () => {
      world.care = true;
    },
    checksIn: () => false,
    quote: {
      take: () => {
        const id = world.quote;
        world.quote = undefined;
        return id;
      },
      give: (id) => {
        world.quote = id;
      },
    },
    readDraft: () => world.draft,
    writeDraft: (text) => {
      world.draft = text;
    },
    listPending: () => world.pending,
    keepPending: (pending) => {
      world.pending = [pending];
    },
    dropPending: () => {
      world.pending = [];
    },
    together: (changes) => changes(),
    toast: (toast) => world.toasts.push(toast),
    random: () => 0.5,
    newId: () => {
      world.ids += 1;
      return `id${world.ids}`;
    },
    now: () => 0,
    ...change,
  };
  const conversation = createConversation(ports);
  const shown = () => [
    ...world.stored.filter(({ id }) => !conversation.state().withheld.has(id)).map(({ content }) => content),
    ...(conversation.state().own ? [`… ${conversation.state().own?.content}`] : []),
  ];
  return { conversation, world, shown };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('sending', () => {
  it('shows the message at once, waits, sends, and shows the answer bubble by bubble', async () => {
    const { conversation, world, shown } = open();
    expect(conversation.send('  hello ')).toBe(true);
    expect(conversation.state().own?.id).toBe('temp-id1');
    expect(shown()).toEqual(['Hi', '… hello']);
    expect(conversation.state()).toMatchObject({ sending: true, typing: false });
    expect(conversation.send('again')).toBe(false);
    await pass(2999);
    expect(world.sent).toEqual([]);
    await pass(1);
    expect(world.sent).toHaveLength(1);
    expect(shown()).toEqual(['Hi', 'hello']);
    expect(conversation.state()).toMatchObject({ sending: false, typing: true });
    expect(world.balance).toBe(4);
    await pass(1499);
    expect(shown()).toEqual(['Hi', 'hello']);
    await pass(1);
    expect(shown()).toEqual(['Hi', 'hello', 'one']);
    await pass(1200 + 2999);
    expect(shown()).toEqual(['Hi', 'hello', 'one']);
    await pass(1);
    expect(shown()).toEqual(['Hi', 'hello', 'one', 'two']);
    expect(conversation.state().typing).toBe(false);
    expect(world.pending).toEqual([]);
  });

  it('takes neither empty nor too long texts', () => {
    const { conversation } = open();
    expect(conversation.send(' \n ')).toBe(false);
    expect(conversation.send('x'.repeat(2001))).toBe(false);
    expect(conversation.send('x'.repeat(2000))).toBe(true);
  });

  it('gives the text back after a failure and sends it again under the same id', async () => {
    let fails = true;
    const seen: string[] = [];
    const { conversation, world, shown } = open({
      send: async ({ clientMessageId, content }) => {
        seen.push(clientMessageId);
        if (fails) throw refused(500, 'broken');
        return {
          userMessage: message('user', content),
          aiMessages: [],
          rechargeRequired: false,
          messagesLeft: 4,
          crisis: false,
          free: false,
          closed: null,
        };
      },
    });
    conversation.send('hello');
    await pass(5000);
    expect(shown()).toEqual(['Hi']);
    expect(world.draft).toBe('hello');
    expect(conversation.state()).toMatchObject({ sending: false, returned: 1 });
    expect(world.toasts).toEqual([
      { title: 'Error', description: 'Failed to send message. Please try again.', variant: 'destructive' },
    ]);
    fails = false;
    conversation.send('hello');
    await pass(5000);
    conversation.send('hello');
    await pass(5000);
    expect(seen).toEqual(['id1', 'id1', 'id2']);
  });

  it('sends what it answers along, once, shows it at once, and keeps it when the send fails', async () => {
    let fails = true;
    const { conversation, world } = open({
      send: async (pending) => {
        world.sent.push(pending);
        if (fails) throw refused(500, 'broken');
        return {
          userMessage: message('user', pending.content),
          aiMessages: [],
          rechargeRequired: false,
          messagesLeft: 4,
          crisis: false,
          free: false,
          closed: null,
        };
      },
    });
    const id = world.stored[0]?.id;
    world.quote = id;
    conversation.send('hello');
    expect(conversation.state().own?.quote).toMatchObject({ id, content: 'Hi' });
    expect([world.quote, world.pending[0]?.replyToId]).toEqual([undefined, id]);
    await pass(5000);
    expect(world.quote).toBe(id);
    fails = false;
    conversation.send('hello');
    await pass(5000);
    conversation.send('and more');
    await pass(5000);
    expect(world.sent.map(({ replyToId }) => replyToId)).toEqual([id, id, undefined]);
  });

  it.each([
    ['the server says so', refused(402, 'No messages left'), [message('ai', 'Hi')]],
    [
      'the chat says so',
      refused(500, 'broken'),
      [message('system', 'Recharge', { messageType: 'recharge_required' })],
    ],
  ])('shows no toast when no messages are left and %s', async (_, error, stored) => {
    const { conversation, world } = open({ send: () => Promise.reject(error) }, stored);
    conversation.send('hello');
    await pass(5000);
    expect(world.toasts).toEqual([]);
    expect(world.draft).toBe('hello');
  });

  it('adds the system message when recharge is required', async () => {
    const { conversation, world, shown } = open({
      send: async ({ content }) => ({
        userMessage: message('user', content),
        aiMessages: [],
        rechargeRequired: true,
        systemMessage: message('system', 'Recharge', { messageType: 'recharge_required' }),
        messagesLeft: 0,
        crisis: false,
        free: false,
        closed: null,
      }),
    });
    conversation.send('hello');
    await pass(5000);
    expect(shown()).toEqual(['Hi', 'hello', 'Recharge']);
    expect(conversation.state().typing).toBe(false);
    expect(world.balance).toBe(0);
  });

  it('shows help at once', async () => {
    const { conversation, shown } = open({
      send: async ({ content }) => ({
        userMessage: message('user', content),
        aiMessages: [message('ai', 'I am glad you told me'), message('ai', 'Please call')],
        rechargeRequired: false,
        systemMessage: message('system', 'Helplines', { messageType: 'crisis_support' }),
        messagesLeft: 5,
        crisis: true,
        free: true,
        closed: null,
      }),
    });
    conversation.send('hello');
    await pass(3000);
    expect(shown()).toEqual(['Hi', 'hello', 'I am glad you told me', 'Please call', 'Helplines']);
  });

  it('lets nothing wait once a crisis is near: neither a message nor its answer', async () => {
    const { conversation, world, shown } = open({ careIsNear: () => true });
    conversation.send('ok');
    await pass(0);
    expect(world.sent).toHaveLength(1);
    expect(shown()).toEqual(['Hi', 'ok']);
  });

  it.each(['I want to kill myself', 'मुझे मर जाना है', 'மரணம் வேண்டும்', 'mujhe jeena nahi', 'he hit me again'])(
    'sends what may be about danger without the wait: %s',
    async (text) => {
      const { conversation, world } = open();
      conversation.send(text);
      await pass(0);
      expect(world.sent).toHaveLength(1);
    },
  );

  it('says when the chat was closed by the answer', async () => {
    const { conversation, world } = open({
      send: async ({ content }) => ({
        userMessage: message('user', content),
        aiMessages: [message('ai', 'I have to stop here')],
        rechargeRequired: false,
        messagesLeft: 5,
        crisis: false,
        free: false,
        closed: 'This chat is closed.',
      }),
    });
    expect(world.closed).toBe('');
    conversation.send('hello');
    await pass(3000);
    expect(world.closed).toBe('This chat is closed.');
  });

  it('waits for its turn while another message is being answered', async () => {
    let busy = 2;
    const { conversation, world, shown } = open({
      send: async ({ content }) => {
        busy -= 1;
        if (busy >= 0) throw refused(409, 'Your last message is still being answered.');
        return {
          userMessage: message('user', content),
          aiMessages: [],
          rechargeRequired: false,
          messagesLeft: 4,
          crisis: false,
          free: false,
          closed: null,
        };
      },
    });
    conversation.send('hello');
    await pass(5000);
    expect(shown()).toEqual(['Hi', '… hello']);
    await pass(5000);
    expect(shown()).toEqual(['Hi', 'hello']);
    expect(world.toasts).toEqual([]);
  });
});

describe('going away', () => {
  const interrupted: PendingSend = {
    clientMessageId: 'before',
    content: 'hello',
    afterId: 'm1',
    returned: false,
  };

  it('sends what still waits right away', async () => {
    const { conversation, world } = open();
    conversation.send('hello');
    conversation.pause();
    expect(world.sent.map(({ content }) => content)).toEqual(['hello']);
    await pass(10_000);
    expect(world.sent).toHaveLength(1);
  });

  it('keeps the message when the page cuts its own call off, and sends it when it comes back', async () => {
    let cut = true;
    const { conversation, world, shown } = open({
      send: async ({ content }) => {
        if (cut) throw new TypeError('Failed to fetch');
        return {
          userMessage: message('user', content),
          aiMessages: [],
          rechargeRequired: false,
          messagesLeft: 4,
          crisis: false,
          free: false,
          closed: null,
        };
      },
    });
    conversation.send('hello');
    conversation.pause();
    await pass(10_000);
    expect(world.pending).toMatchObject([{ content: 'hello', returned: false }]);
    expect(world.toasts).toEqual([]);
    cut = false;
    conversation.unpause();
    await pass(0);
    expect(shown()).toEqual(['Hi', 'hello']);
  });

  it('takes up what a reload interrupted, under its id, instead of the welcome', async () => {
    const { conversation, world } = open({}, []);
    world.pending = [interrupted];
    conversation.open();
    await pass(10_000);
    expect(world.sent.map(({ clientMessageId }) => clientMessageId)).toEqual(['before']);
    expect(world.stored.map(({ content }) => content)).toEqual(['hello', 'one', 'two']);
    expect(world.pending).toEqual([]);
  });

  it('does not show the own message twice when the history has it already', () => {
    const { conversation, world } = open({ send: () => new Promise(() => undefined) });
    world.pending = [{ ...interrupted, afterId: world.stored[0]?.id }];
    conversation.open();
    const history = { pages: [world.stored], hasOlder: false };
    expect(conversation.ownIsStored(history)).toBe(false);
    history.pages.push([message('user', 'hello')]);
    expect(conversation.ownIsStored(history)).toBe(true);
  });
});

describe('the welcome', () => {
  it('is asked for once, typed, and shown', async () => {
    const welcome = vi.fn(async () => ({ aiMessages: [message('ai', 'Welcome')] }));
    const { conversation, shown } = open({ welcome }, []);
    conversation.open();
    conversation.open();
    expect(conversation.state().typing).toBe(true);
    await pass(1500);
    expect(shown()).toEqual(['Welcome']);
    expect(conversation.state().typing).toBe(false);
    expect(welcome).toHaveBeenCalledTimes(1);
  });

  it('is not asked for when the companion has spoken', () => {
    const welcome = vi.fn();
    open({ welcome }).conversation.open();
    expect(welcome).not.toHaveBeenCalled();
  });

  it('just stops typing when it fails', async () => {
    const { conversation, world } = open({ welcome: () => Promise.reject(refused(503, 'no')) }, []);
    conversation.open();
    await pass(0);
    expect(conversation.state().typing).toBe(false);
    expect(world.toasts).toEqual([]);
  });

  it('is asked for again after pauses that grow, five times in all, and again when the network is back', async () => {
    const welcome = vi.fn(() => Promise.reject(refused(503, 'no')));
    const { conversation } = open({ welcome }, []);
    conversation.open();
    await pass(0);
    expect(conversation.state().unwelcomed).toBe(true);
    let calls = 1;
    for (const pause of [3_000, 9_000, 27_000, 81_000]) {
      await pass(pause - 1);
      expect(welcome).toHaveBeenCalledTimes(calls);
      await pass(1);
      calls += 1;
      expect(welcome).toHaveBeenCalledTimes(calls);
    }
    await pass(3_600_000);
    expect(welcome).toHaveBeenCalledTimes(5);
    conversation.welcomeAgain();
    expect(welcome).toHaveBeenCalledTimes(6);
    expect(conversation.state()).toMatchObject({ unwelcomed: false, typing: true });
    await pass(3_000);
    expect(welcome).toHaveBeenCalledTimes(7);
  });

  it('is not asked for again where the server refuses it', async () => {
    const welcome = vi.fn(() => Promise.reject(refused(403, 'held')));
    const { conversation } = open({ welcome }, []);
    conversation.open();
    await pass(3_600_000);
    conversation.welcomeAgain();
    expect(conversation.state().unwelcomed).toBe(false);
    expect(welcome).toHaveBeenCalledTimes(1);
  });

  it('is not missed any more when the person has written and got an answer', async () => {
    const welcome = vi.fn(() => Promise.reject(new TypeError('no network')));
    const { conversation } = open({ welcome }, []);
    conversation.open();
    await pass(0);
    conversation.send('hello');
    await pass(3_600_000);
    expect(conversation.state().unwelcomed).toBe(false);
    expect(welcome.mock.calls.length).toBeLessThan(5);
  });

  it('looks again later when another tab got it', async () => {
    const refresh = vi.fn();
    const { conversation } = open({ refresh, welcome: () => Promise.reject(refused(409, 'busy')) }, []);
    conversation.open();
    await pass(2999);
    expect(refresh).not.toHaveBeenCalled();
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('taking a message back', () => {
  const later = () => {
    let resolve: (answer: Answer) => void = () => undefined;
    let reject: (error: unknown) => void = () => undefined;
    const answer = new Promise<Answer>((yes, no) => {
      resolve = yes;
      reject = no;
    });
    return { answer, resolve, reject };
  };
  const answerTo = (content: string): Answer => ({
    userMessage: message('user', content),
    aiMessages: [message('ai', 'one')],
    ...{ rechargeRequired: false, messagesLeft: 4, crisis: false, free: false, closed: null },
  });

  it('while it waits sends nothing, and gives back the text and what it answers', async () => {
    const { world, conversation: chat } = open({}, [message('ai', 'Hi')]);
    world.quote = 'm1';
    chat.send('Suno');
    expect(chat.stop()).toBeUndefined();
    expect(chat.state()).toMatchObject({ own: undefined, sending: false, typing: false, returned: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world).toMatchObject({ sent: [], draft: 'Suno', quote: 'm1', toasts: [] });
  });

  it('that has gone out waits for the server, and what comes of the send afterwards is nothing new', async () => {
    const { answer, reject } = later();
    const { world, conversation: chat } = open({ send: () => answer });
    chat.send('Suno');
    await vi.advanceTimersByTimeAsync(5_000);
    const sent = chat.stop();
    expect(sent).toMatchObject({ content: 'Suno' });
    expect(chat.state().sending).toBe(true);
    chat.stop(sent);
    expect(chat.state()).toMatchObject({ sending: false, typing: false });
    reject(refused(503, 'Failed to send message'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world).toMatchObject({ draft: 'Suno', toasts: [] });
    expect(chat.state().returned).toBe(1);
  });

  it('that cannot be stopped goes on as usual, and says so when it fails', async () => {
    const { answer, reject } = later();
    const { world, conversation: chat } = open({ send: () => answer });
    chat.send('Suno');
    await vi.advanceTimersByTimeAsync(5_000);
    chat.goOn(chat.stop());
    reject(refused(503, 'Failed to send message'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.draft).toBe('Suno');
    expect(world.toasts).toHaveLength(1);
  });

  it('whose answer was there first shows it', async () => {
    const { answer, resolve } = later();
    const { world, conversation: chat } = open({ send: () => answer });
    chat.send('Suno');
    await vi.advanceTimersByTimeAsync(5_000);
    const sent = chat.stop();
    resolve(answerTo('Suno'));
    await vi.advanceTimersByTimeAsync(20_000);
    chat.stop(sent);
    expect(world.stored.map(({ content }) => content)).toEqual(['Hi', 'Suno', 'one']);
    expect(world.draft).toBe('');
    expect(chat.state().returned).toBe(0);
  });

  it('whose send the server has ended is back at once, and does not go out again', async () => {
    const { answer, reject } = later();
    const send = vi.fn(() => answer);
    const { world, conversation: chat } = open({ send });
    chat.send('Suno');
    await vi.advanceTimersByTimeAsync(5_000);
    chat.stop();
    reject(refused(409, 'You took this message back. Nothing was charged.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(world).toMatchObject({ draft: 'Suno', toasts: [] });
    expect(chat.state()).toMatchObject({ sending: false, returned: 1 });
  });

  it('that waits for another one to be answered does not go out by itself', async () => {
    const send = vi.fn(async () => {
      throw refused(409, 'Your last message is still being answered.');
    });
    const { world, conversation: chat } = open({ send });
    chat.send('Suno');
    await vi.advanceTimersByTimeAsync(5_000);
    chat.stop(chat.stop());
    const tries = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(tries);
    expect(world.draft).toBe('Suno');
  });
});

it('while a reply is said differently nothing is sent, and what it brings is shown as a reply is', async () => {
  const { conversation, world } = open();
  conversation.occupy(true);
  expect(conversation.busy()).toBe(true);
  expect(conversation.state()).toMatchObject({ sending: true, typing: true });
  expect(conversation.send('Hello')).toBe(false);
  const bubble = message('ai', 'Anders');
  const answer = { aiMessages: [bubble], messagesLeft: 3, crisis: false, free: false, closed: null };
  conversation.show(answer);
  conversation.occupy(false);
  expect(conversation.state()).toMatchObject({
    sending: false,
    typing: true,
    withheld: new Set([bubble.id]),
  });
  expect(world.balance).toBe(3);
  await vi.runAllTimersAsync();
  expect(conversation.busy()).toBe(false);
});
