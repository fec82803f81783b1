import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { beginTurn, endedReply } from '@/lib/chat/turns/rules';
import { listenToTalk, noJudge } from '@/lib/safety/judgement/service';
import { MODERATION_CALLS_MAX } from '@/lib/safety/moderation/constants';
import type { Judge, Moderator } from '@/lib/safety/ports';
import { judgeOf, moderatorOf, scriptedModel } from '@/tests/setup/scope';
import { MODEL_CALLS_MAX, TURN_CALLS_MAX, TURN_TIMEOUT_MS } from './constants';
import { mendDraft } from './mending/service';
import { type ChatModel, ModelFailure, type ModelReply } from './ports';
import { resilientModel } from './resilience/service';
import { composeRequest, type Talk, withMessage } from './rules';
import { askAndJudge, askForDraft } from './service';
import { watchedModel } from './watch/service';

const talk = (history: Talk['history'] = [], memory = ''): Talk => ({
  companion: {
    name: 'Meera',
    aboutMe: 'An AI.',
    persona: 'Gender: woman\nVoice: dry, short\nLimits: no advice on money',
    areaOfExpertise: null,
  },
  chatType: 'friendly',
  promptText: 'You are {{companion.name}}.',
  person: { name: null, language: 'en-IN' },
  history,
  lastWordAt: null,
  memory,
  care: '',
  promptVersion: null,
  pictures: [],
});
const NOW = new Date('2026-11-20T12:00:00Z');
const SAID = 'That sounds like a long day, tell me more.';
const history = [
  { sender: 'user' as const, content: 'Hello there my friend' },
  { sender: 'ai' as const, content: SAID },
];
/** The steps of a reply, from the request to what a person sees. */
async function composeReply(
  chatModel: ChatModel,
  talk: Talk,
  text: string,
  now: Date,
  moderator = moderatorOf(() => []),
  judge: Judge = noJudge,
) {
  const ports = { chatModel, judge, moderator };
  const turn = beginTurn('session', 'message', now);
  const listening = listenToTalk(judge, turn, withMessage(talk.history, text));
  const request = composeRequest(talk, text, now);
  const judged = await askAndJudge(ports, turn, request, listening);
  if (judged.concern) throw new Error(`Heard: ${judged.concern.kind}`);
  const reply = await mendDraft(ports, turn, request, judged.draft, judged.flaw);
  turn.end();
  return reply.bubbles;
}
/** Answers with the drafts in turn. */
const drafts = (...texts: (string | Error | Pick<ModelReply, 'text' | 'calls' | 'finish'>)[]) => {
  let at = -1;
  return scriptedModel(() => {
    at += 1;
    const text = texts[at] ?? 'Nothing more was expected.';
    if (text instanceof Error) throw text;
    return text;
  });
};

test('the model gets what stays first, and what belongs to the moment right before the message', async () => {
  const { chatModel, asked } = drafts('Chai first.');
  await composeReply(
    chatModel,
    talk(history, '# What you remember\n- Has a dog called Bruno'),
    'Kya haal hai yaar',
    NOW,
  );
  const [messages = []] = asked;
  expect(messages[0]?.content).toMatch(/^You are Meera\.\n\n# Rules that always hold\n/);
  expect(messages[0]?.content).not.toContain('Bruno');
  const reminder = messages.at(-2)?.content;
  expect(reminder).toMatch(/^# What you remember\n- Has a dog called Bruno\n\n# Now\n/);
  expect(reminder).toContain('Friday, 20 November 2026, 5:30 pm');
  expect(reminder).toContain('You are Meera');
  expect(reminder).toContain('answer in Hinglish');
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Kya haal hai yaar' });
});

test('in a long talk the model is told again how the companion sounds and what it keeps to', async () => {
  const { chatModel, asked } = drafts('Chai first.');
  const long = Array.from({ length: 36 }, (_, at) => ({
    sender: at % 2 ? ('ai' as const) : ('user' as const),
    content: `Message number ${at} of this talk`,
  }));
  await composeReply(chatModel, talk(long), 'hello again', NOW);
  const reminder = asked[0]?.at(-2)?.content;
  expect(reminder).toContain('dry, short');
  expect(reminder).toContain('no advice on money');
});

test('a reply that repeats an earlier one is asked for once more', async () => {
  const { chatModel, asked } = drafts(SAID, 'Chai first, then the story.');
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.at(-1)?.content).toContain('repeated an earlier message');
});

test('a repeated bubble is left out when the rewrite has it again', async () => {
  const { chatModel } = drafts(SAID, `${SAID}\n\nChai first, then the story.`);
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
});

test('a rewrite that fails costs nothing: the first draft is sent', async () => {
  const { chatModel } = drafts(SAID, new Error('down'));
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([SAID]);
});

test('a reply in the other script is asked for once more', async () => {
  const { chatModel } = drafts('How was your day, tell me?', 'दिन कैसा रहा?');
  expect(await composeReply(chatModel, talk(), 'आज बहुत थक गया हूँ', NOW)).toEqual(['दिन कैसा रहा?']);
});

test('of several questions the last one stays', async () => {
  const { chatModel, asked } = drafts('Really? You went alone? What did you eat?');
  expect(await composeReply(chatModel, talk(history), 'I went to Goa', NOW)).toEqual(['What did you eat?']);
  expect(asked).toHaveLength(1);
});

test('a reply under another name is asked for once more', async () => {
  const { chatModel, asked } = drafts('My name is Sana now.', 'Chai first, then the story.');
  expect(await composeReply(chatModel, talk(history), 'who are you', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  expect(asked[1]?.at(-1)?.content).toContain('was not you');
});

test('words out of character are never sent: what is left of a draft is, or a line of ours', async () => {
  const half = drafts('My name is Sana now.', 'Dear user, hello. Chai first, then the story.');
  expect(await composeReply(half.chatModel, talk(history), 'who are you', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  const stuck = drafts(...Array.from({ length: 4 }, () => 'My name is Sana now.'));
  const [first = ''] = await composeReply(stuck.chatModel, talk(history), 'who are you', NOW);
  expect(first).toContain('Meera');
  const later = [...history, { sender: 'ai' as const, content: first }];
  const [second] = await composeReply(stuck.chatModel, talk(later), 'who are you', NOW);
  expect(second).not.toBe(first);
});

const ended = (text: string, finish: 'length' | 'refused') => ({ text, calls: [], finish });

test('what the provider refuses to say is asked for once more, and a line of ours comes when it refuses again', async () => {
  const once = drafts(ended('', 'refused'), 'Chai first, then the story.');
  expect(await composeReply(once.chatModel, talk(history), 'say it', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  expect(once.asked[1]?.at(-1)?.content).toContain('refused in the words of an assistant');
  const filtered = new ModelFailure(400, 'content_filter', 'The response was filtered.', null, true);
  for (const refusal of [ended('', 'refused'), filtered]) {
    const twice = drafts(refusal, refusal);
    const [line = ''] = await composeReply(twice.chatModel, talk(history), 'say it', NOW);
    expect(line).toContain('Meera');
  }
});

test('a judge hears a stranger in words that no rule knows, and they are never shown', async () => {
  const words = 'That is beyond what my makers in Hangzhou let me do.';
  const { judge } = judgeOf({ draft: (draft) => (draft.includes('Hangzhou') ? ['stranger'] : []) });
  const ask = (...texts: string[]) =>
    composeReply(drafts(...texts).chatModel, talk(history), 'who are you', NOW, undefined, judge);
  expect(await ask(words, 'Chai first, then the story.')).toEqual(['Chai first, then the story.']);
  expect((await ask(words, words)).join(' ')).not.toContain('Hangzhou');
});

test('an answer that was cut ends with its last sentence, and one without a sentence is asked for once more, shorter', async () => {
  const half = drafts(ended('Chai first. Then the story of the da', 'length'));
  expect(await composeReply(half.chatModel, talk(history), 'tell me', NOW)).toEqual(['Chai first.']);
  expect(half.asked).toHaveLength(1);
  const none = drafts(ended('And then we went all the way to the da', 'length'), 'Chai first.');
  expect(await composeReply(none.chatModel, talk(history), 'tell me', NOW)).toEqual(['Chai first.']);
  expect(none.asked[1]?.at(-1)?.content).toContain('cut off');
  const twice = drafts(ended('We went all the way to the da', 'length'), ended('We wen', 'length'));
  expect(await composeReply(twice.chatModel, talk(history), 'tell me', NOW)).toEqual([
    'We went all the way to the…',
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

/** No pause between two tries, and a circuit that stays closed. */
const CLOCK = { now: () => 0, random: () => -1 / 3 };
const reply = (text: string, ...calls: ModelReply['calls']): ModelReply => ({
  text,
  calls,
  model: 'm',
  promptTokens: 0,
  completionTokens: 0,
});
const ANSWERS: Readonly<Record<string, () => ModelReply>> = {
  fails: () => {
    throw new Error('500');
  },
  refuses: () => {
    throw Object.assign(new Error('wrong request'), { status: 400 });
  },
  'breaks a rule': () => reply('Please do not go!'),
  'is fine': () => reply('Chai first, then the story.'),
  'is refused by the judge': () => reply('I would so love to hear your number.'),
  'is flagged': () => reply('Something steamy.'),
  'is out of character': () => reply('My name is Sana now.'),
  'repeats itself': () => reply(SAID),
  'calls for what there is not': () => reply('', { name: 'dance', args: '{}' }),
  'does not stop': () => reply('la '.repeat(5_000)),
  'says nothing': () => reply(''),
  'calls for help': () => reply('', { name: 'call_for_help', args: '{}' }),
};

/** How many requests a turn sends when these answers come, each in turn and the last for ever. */
async function requestsFor(answers: readonly string[], isJudged = true) {
  const sent = { models: 0, judges: 0, moderation: 0 };
  const model: ChatModel = {
    async complete(messages, options) {
      const name = answers[Math.min(sent.models, answers.length - 1)];
      sent.models += 1;
      if (name === 'knows no tools') {
        // As lib/providers/openai.ts does: the same request again, without.
        if (!options.mayRetry()) throw Object.assign(new Error('no tools here'), { status: 400 });
        return model.complete(messages, options);
      }
      const answer = ANSWERS[name ?? ''];
      if (!answer) throw new Error('No such answer.');
      return answer();
    },
  };
  const moderator = moderatorOf((text) => (text.includes('steamy') ? ['sexual'] : []));
  const counted: Moderator = {
    checkPicture: moderator.checkPicture,
    check(texts, signal) {
      sent.moderation += 1;
      return moderator.check(texts, signal);
    },
  };
  const { judge } = judgeOf({ draft: (draft) => (draft.includes('your number') ? ['contact'] : []) });
  const countedJudge: Judge = {
    ask(question, options) {
      sent.judges += 1;
      return judge.ask(question, options);
    },
  };
  const both = resilientModel([model, { ...model }], CLOCK);
  const asks = isJudged ? countedJudge : noJudge;
  await composeReply(both, talk(history), 'it was bad today', NOW, counted, asks).catch(() => undefined);
  return { ...sent, all: sent.models + sent.judges + sent.moderation };
}

test('an ordinary turn sends four requests, one whose draft is written again six, and without a judge two and four', async () => {
  expect(await requestsFor(['is fine'])).toEqual({ models: 1, judges: 2, moderation: 1, all: 4 });
  expect(await requestsFor(['is refused by the judge', 'is fine'])).toEqual({
    models: 2,
    judges: 3,
    moderation: 1,
    all: 6,
  });
  expect(await requestsFor(['is flagged'])).toEqual({ models: 2, judges: 2, moderation: 2, all: 6 });
  expect(await requestsFor(['is fine'], false)).toMatchObject({ models: 1, moderation: 1, all: 2 });
  expect(await requestsFor(['is flagged', 'is fine'], false)).toMatchObject({ models: 2, all: 4 });
});

test('whatever models answer, a turn sends a bounded number of requests', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('knows no tools', ...Object.keys(ANSWERS)), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (answers, isJudged) => {
        const { models, moderation, all } = await requestsFor(answers, isJudged);
        expect(models).toBeLessThanOrEqual(MODEL_CALLS_MAX);
        expect(moderation).toBeLessThanOrEqual(MODERATION_CALLS_MAX);
        expect(all).toBeLessThanOrEqual(TURN_CALLS_MAX);
      },
    ),
  );
  const unjudged = (...answers: string[]) => requestsFor(answers, false);
  expect(await unjudged('fails', 'breaks a rule', 'fails', 'breaks a rule')).toMatchObject({
    models: MODEL_CALLS_MAX,
    moderation: 1,
  });
  expect(await unjudged('knows no tools')).toMatchObject({ models: MODEL_CALLS_MAX });
  expect(await unjudged('is flagged')).toMatchObject({ models: 2, moderation: MODERATION_CALLS_MAX });
  expect(await unjudged('fails')).toMatchObject({ models: 2, moderation: 1 });
});

test('models that never answer are told to stop, and the turn ends with its deadline', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const hanging: ChatModel = {
    complete(_, { signal }) {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  };
  const began = performance.now();
  const outcome = composeReply(resilientModel([hanging]), talk(), 'hello there', NOW).catch(
    (error: Error) => ({ name: error.name, afterMs: performance.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(TURN_TIMEOUT_MS);
  expect(await outcome).toEqual({ name: 'TooLate', afterMs: TURN_TIMEOUT_MS });
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
});

test('a turn knows whom its words came from, also when that was the fallback, and how it ended', async () => {
  const turn = beginTurn('session', 'message', NOW);
  const watched = (provider: 'chat' | 'fallback', model: string, words: string | Error) =>
    watchedModel(drafts(words).chatModel, { provider, model }, () => undefined);
  const both = resilientModel(
    [
      watched('chat', 'large', new ModelFailure(500, 'server_error', '')),
      watched('fallback', 'small', 'Chai first.'),
    ],
    CLOCK,
  );
  expect(endedReply(turn, 'failed').asked).toBeNull();
  await askForDraft(both, turn, composeRequest(talk(), 'hello there', NOW));
  turn.end();
  expect(endedReply(turn, 'answered')).toMatchObject({
    ...{ outcome: 'answered', asked: { provider: 'fallback', model: 'small' }, failure: null },
    promptTokens: turn.spent.promptTokens,
  });
});
