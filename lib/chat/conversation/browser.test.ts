import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api';
import type { ToastInput } from '@/lib/client/toast';
import type { PendingSend } from '../browser';
import type { ChatMessage } from '../history/rules';
import type { ReturnedPicture } from '../pictures/browser';
import { createConversation } from './browser';
import type { ConversationPorts } from './rules';
import { createWaiting } from './waiting/browser';

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

const alone = (work: () => Promise<void>) => work();

function open(
  change: Partial<ConversationPorts> = {},
  stored: ChatMessage[] = [message('ai', 'Hi')],
  inTurn = alone,
) {
  const world = {
    stored,
    draft: '',
    quote: undefined as string | undefined,
    pending: [] as PendingSend[],
    pictures: [] as ReturnedPicture[],
    toasts: [] as ToastInput[],
    sent: [] as PendingSend[],
    balance: 5,
    closed: '',
    care: false,
    online: true,
    kept: true,
    ids: 0,
  };
  const answers = new Map<string, Answer>();
  const ports: ConversationPorts = {
    sessionId: 's',
    returnPicture: (picture, words) => void world.pictures.push({ picture, words }),
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
      const isSame = (one: PendingSend) => one.clientMessageId === pending.clientMessageId;
      const others = world.pending.filter((one) => isSame(one) || !one.returned);
      world.pending = others.some(isSame)
        ? others.map((one) => (isSame(one) ? pending : one))
        : [...others, pending];
      return world.kept;
    },
    dropPending: (id) => {
      world.pending = world.pending.filter(({ clientMessageId }) => clientMessageId !== id);
    },
    isOnline: () => world.online,
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
  conversation.join((chat) => createWaiting(chat, inTurn));
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

  it('sends a picture with its words or without, and gives both back to where pictures are chosen when that fails', async () => {
    let broken = true;
    const { conversation, world } = open();
    const picture = { id: 'p', width: 4, height: 3 };
    const failing = open({
      send: async () => {
        if (broken) throw new ApiError(503, '', '{"error":"down"}');
        return new Promise<never>(() => undefined);
      },
    });
    expect(conversation.send('', picture)).toBe(true);
    expect(conversation.state().own?.picture).toEqual(picture);
    await pass(3000);
    expect(world.sent).toMatchObject([{ content: '', picture }]);

    expect(failing.conversation.send('dekho', picture)).toBe(true);
    await pass(3000);
    expect(failing.world.pictures).toEqual([{ picture, words: 'dekho' }]);
    expect(failing.world.draft).toBe('');
    expect(failing.conversation.state()).toMatchObject({ sending: false, returned: 0 });
    broken = false;
    expect(failing.conversation.send('dekho', picture)).toBe(true);
    expect(failing.world.pending).toMatchObject([{ clientMessageId: 'id1', picture, returned: false }]);
  });

  it('lets no picture wait for a network', async () => {
    const { conversation, world } = open();
    world.online = false;
    const picture = { id: 'p', width: 4, height: 3 };
    expect(conversation.send('dekho', picture)).toBe(true);
    await pass(3000);
    expect(conversation.state().waiting).toEqual([]);
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

describe('without a network', () => {
  /** What is loaded when it is first needed has come, and all that it does at once is done. */
  const sendsWhatWaits = async () => {
    await vi.dynamicImportSettled();
    await pass(0);
  };
  const waits = ({ state }: ReturnType<typeof open>['conversation']) =>
    state().waiting.map(({ content }) => content);
  const write = (chat: ReturnType<typeof open>, ...texts: string[]) => {
    chat.world.online = false;
    for (const text of texts) expect(chat.conversation.send(text)).toBe(true);
  };

  it('what is sent waits, and goes out once and in order, each after the answer to the one before', async () => {
    const chat = open();
    write(chat, 'one?', 'two?', 'three?');
    expect(waits(chat.conversation)).toEqual(['one?', 'two?', 'three?']);
    expect(chat.conversation.state()).toMatchObject({ sending: false, own: undefined, unkept: false });
    await pass(60_000);
    expect(chat.world.sent).toEqual([]);
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect(chat.world.sent.map(({ clientMessageId, content }) => [clientMessageId, content])).toEqual([
      ['id1', 'one?'],
      ['id2', 'two?'],
      ['id3', 'three?'],
    ]);
    expect(chat.world.pending).toEqual([]);
    expect(waits(chat.conversation)).toEqual([]);
    await pass(60_000);
    expect(chat.shown()).toEqual(['Hi', 'one?', 'one', 'two', 'two?', 'one', 'two', 'three?', 'one', 'two']);
    expect(chat.world.sent).toHaveLength(3);
  });

  it('what was on its way waits under its id when the network goes', async () => {
    const chat = open({
      send: async () => {
        chat.world.online = false;
        throw new TypeError('Failed to fetch');
      },
    });
    chat.conversation.send('hello');
    await pass(5000);
    expect(waits(chat.conversation)).toEqual(['hello']);
    expect(chat.world).toMatchObject({ draft: '', toasts: [] });
    expect(chat.world.pending).toMatchObject([{ clientMessageId: 'id1', returned: false }]);
    const delayed = open();
    delayed.conversation.send('hello');
    delayed.world.online = false;
    await pass(5000);
    expect(waits(delayed.conversation)).toEqual(['hello']);
    expect(delayed.world.sent).toEqual([]);
  });

  it('what waited before a reload goes out with the next visit, before what is written then', async () => {
    const chat = open();
    chat.world.pending = [
      { clientMessageId: 'before', content: 'old', returned: false, waiting: '2026-11-20T04:30:00Z' },
    ];
    chat.conversation.waiting()?.read();
    chat.conversation.open();
    chat.conversation.send('new');
    await sendsWhatWaits();
    expect(chat.world.sent.map(({ content }) => content)).toEqual(['old', 'new']);
  });

  it('says so when nothing keeps what waits', () => {
    const chat = open();
    chat.world.kept = false;
    write(chat, 'hello');
    expect(chat.conversation.state().unkept).toBe(true);
  });

  it('takes no more than can wait', () => {
    const chat = open();
    chat.world.online = false;
    for (let count = 0; count < 20; count += 1) expect(chat.conversation.send(`m${count}`)).toBe(true);
    expect(chat.conversation.send('one more')).toBe(false);
    expect(chat.world.toasts).toMatchObject([{ title: 'Many messages are waiting' }]);
  });

  it('a refused one stays with its reason, and those behind it wait, until somebody asks again', async () => {
    let refuses = true;
    const seen: string[] = [];
    const chat = open({
      send: async ({ content, clientMessageId }) => {
        seen.push(clientMessageId);
        if (refuses) throw refused(403, 'Not today.');
        return {
          ...{ userMessage: message('user', content), aiMessages: [], rechargeRequired: false },
          ...{ messagesLeft: 4, crisis: false, free: false, closed: null },
        };
      },
    });
    write(chat, 'first', 'second');
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect(chat.conversation.state().stuck).toEqual({
      ...{ clientMessageId: 'id1', why: 'Not today.', mayPass: false },
    });
    expect(waits(chat.conversation)).toEqual(['first', 'second']);
    await pass(3_600_000);
    expect(seen).toEqual(['id1']);
    refuses = false;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect(seen).toEqual(['id1', 'id1', 'id2']);
    expect(chat.conversation.state()).toMatchObject({ stuck: undefined, waiting: [] });
  });

  it('what failed for a while is tried again with growing pauses, then when somebody asks', async () => {
    const send = vi.fn(() => Promise.reject(refused(503, 'Failed to send message')));
    const chat = open({ send });
    write(chat, 'hello');
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    for (const [at, pause] of [3_000, 9_000, 27_000, 81_000].entries()) {
      expect(send).toHaveBeenCalledTimes(at + 1);
      await pass(pause);
    }
    expect(send).toHaveBeenCalledTimes(5);
    await pass(3_600_000);
    expect(send).toHaveBeenCalledTimes(5);
    expect(chat.world).toMatchObject({ draft: '', toasts: [] });
    chat.conversation.waiting()?.send();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(6);
  });

  it('with nothing left the first one asks for a recharge, the others wait for it, and a sign of danger for nothing', async () => {
    const chat = open({
      send: async (pending) => {
        chat.world.sent.push(pending);
        return {
          ...{ userMessage: message('user', pending.content), aiMessages: [], rechargeRequired: true },
          ...{ messagesLeft: 0, crisis: false, free: false, closed: null },
        };
      },
    });
    write(chat, 'So?', 'Okay', 'I want to kill myself');
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect(chat.world.sent.map(({ content }) => content)).toEqual(['So?', 'I want to kill myself']);
    expect(waits(chat.conversation)).toEqual(['Okay']);
    expect(chat.conversation.state().stuck?.why).toContain('once you have messages again');
  });

  it('is taken back into the box, and not while a tab sends it', async () => {
    const chat = open();
    write(chat, 'hello', 'you');
    chat.conversation.waiting()?.takeBack('temp-id1');
    expect(chat.world.draft).toBe('hello');
    expect(waits(chat.conversation)).toEqual(['you']);
    chat.world.pending = chat.world.pending.map((one) => ({ ...one, going: true }));
    chat.conversation.waiting()?.takeBack('temp-id2');
    expect(chat.world.draft).toBe('hello');
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect(chat.world.sent.map(({ content }) => content)).toEqual(['you']);
  });

  it('that is on its way is stopped like any other, and the next one goes out', async () => {
    const sent: string[] = [];
    let refuse: (error: unknown) => void = () => undefined;
    const chat = open({
      send: ({ content }) => {
        sent.push(content);
        return new Promise((_, reject) => {
          refuse = reject;
        });
      },
    });
    write(chat, 'hello', 'you');
    chat.world.online = true;
    chat.conversation.waiting()?.send();
    await sendsWhatWaits();
    const out = chat.conversation.stop();
    expect(out).toMatchObject({ content: 'hello' });
    chat.conversation.stop(out);
    refuse(refused(409, 'You took this message back. Nothing was charged.'));
    await pass(0);
    expect(chat.world).toMatchObject({ draft: 'hello', toasts: [] });
    expect(sent).toEqual(['hello', 'you']);
    expect(waits(chat.conversation)).toEqual([]);
    expect(chat.world.pending.map(({ content, returned }) => [content, returned])).toEqual([['you', false]]);
  });

  it('of two tabs one sends it: the other looks again when its turn comes', async () => {
    let turn = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      turn = turn.then(work);
      return turn;
    };
    const one = open({}, undefined, inTurn);
    write(one, 'hello');
    const shared = {
      listPending: () => one.world.pending,
      keepPending: (pending: PendingSend) => {
        one.world.pending = [pending];
        return true;
      },
      dropPending: () => {
        one.world.pending = [];
      },
      isOnline: () => one.world.online,
    };
    const other = open(shared, undefined, inTurn);
    other.conversation.waiting()?.read();
    expect(waits(other.conversation)).toEqual(['hello']);
    one.world.online = true;
    one.conversation.waiting()?.send();
    other.conversation.waiting()?.send();
    await sendsWhatWaits();
    expect([one.world.sent.length, other.world.sent.length]).toEqual([1, 0]);
    other.conversation.waiting()?.read();
    expect(waits(other.conversation)).toEqual([]);
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
