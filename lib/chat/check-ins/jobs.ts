import { randomUUID } from 'node:crypto';
import { findPrompt } from '@/lib/ai/prompts/service';
import { composeRequest } from '@/lib/ai/rules';
import { askForDraft, judgeDraft, type ReplyPorts, UnusableReply } from '@/lib/ai/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import { countFreeReply, findDayBudget, hasFreeReply, noteUnasked } from '@/lib/ai/usage/service';
import { findCompanion } from '@/lib/companions/service';
import type { JobScope, Runner } from '@/lib/kit/scope';
import type { CountTokens } from '@/lib/language/tokens/ports';
import { findPast, markAsked, type Past } from '@/lib/memory/follow-ups/service';
import { checkInQuestion } from '@/lib/safety/check-ins/rules';
import { askJudge } from '@/lib/safety/judgement/service';
import { isAccountHeld } from '@/lib/users/age-hold/service';
import { NIGHT } from '@/lib/users/limits/constants';
import { quietEnd } from '@/lib/users/limits/rules';
import { quietUntil } from '@/lib/users/limits/service';
import { findPause } from '@/lib/users/pause/service';
import { tellByPush } from '@/lib/users/push/service';
import { isSuspended } from '@/lib/users/suspensions/service';
import type { ChatTypesScope } from '../closing/rules';
import { lockUser } from '../personal-data/store';
import { beginTurn, usageOf } from '../turns/rules';
import { BATCH, FACTS_MAX, PAST_DAYS, PROMPT_VERSION } from './constants';

import { checkInRequest } from './request/rules';
import { isLight, sendable, whyNotNow } from './rules';
import * as store from './store';

export type CheckInScope = JobScope &
  ReplyPorts &
  ChatTypesScope & {
    budgets: Budgets;
    countTokens?: CountTokens | undefined;
    /** Operators let companions check in at all. */
    checkInsOpen: boolean;
  };

type Chat = NonNullable<Awaited<ReturnType<typeof store.findChat>>>;
type Occasion = { userId: string; fact: Past; chat: Chat };
type Claimed = Occasion & { id: string };

/** @param butId a check-in that is under way and does not count against itself */
async function mayAsk(db: Runner, userId: string, now: Date, butId: string | null): Promise<boolean> {
  const person = await store.findPerson(db, userId, now, butId);
  if (!person) return false;
  const isBarred =
    (await isAccountHeld(db, userId)) ||
    (await isSuspended(db, userId, now)) ||
    (await findPause(db, userId, now)) !== null;
  const isQuiet = (await quietUntil(db, userId, now)) !== null;
  return whyNotNow({ ...person, isBarred, isQuiet }, now) === null;
}

/** Something light that a person told, and the open chat with whom they told it; null when there is nothing. */
async function findOccasion(scope: CheckInScope, userId: string, now: Date): Promise<Occasion | null> {
  const { db, closedChatTypes } = scope;
  for (const fact of await findPast(db, userId, now, { days: PAST_DAYS, limit: FACTS_MAX })) {
    const { companionId, chatType, text } = fact;
    if (closedChatTypes.includes(chatType) || !isLight(text)) continue;
    if (!(await findCompanion(scope, companionId))) continue;
    const chat = await store.findChat(db, { userId, companionId, chatType });
    if (chat) return { userId, fact, chat };
  }
  return null;
}

/** Takes one of a person's check-ins for this process; null when they may not be asked, or another one was first. */
async function claim(scope: CheckInScope, userId: string): Promise<Claimed | null> {
  const { db } = scope;
  const now = scope.now();
  if (!(await mayAsk(db, userId, now, null))) return null;
  const occasion = await findOccasion(scope, userId, now);
  if (!occasion) return null;
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    // Whoever waited for the row finds what the other one claimed.
    if (!(await mayAsk(tx, userId, now, null))) return null;
    await store.insertClaim(tx, { id, userId, sessionId: occasion.chat.id }, now);
    return { ...occasion, id };
  });
}

/** What the companion would write; null when that may not be sent. @throws what the model's port throws */
async function write(scope: CheckInScope, { id, userId, fact, chat }: Claimed): Promise<string | null> {
  const { id: sessionId, promptId, chatType, user } = chat;
  const turn = beginTurn(sessionId, id, scope.now());
  let outcome: 'answered' | 'failed' = 'failed';
  try {
    const [companion, prompt, history] = await Promise.all([
      findCompanion(scope, fact.companionId),
      promptId === null ? null : findPrompt(scope, promptId),
      store.findTalk(scope.db, sessionId),
    ]);
    if (!companion || !prompt) return null;
    const request = composeRequest(
      {
        ...{ companion, chatType, history, promptText: prompt.promptText, promptVersion: PROMPT_VERSION },
        person: { name: user?.name ?? null, nickname: user?.nickname, language: user?.language ?? null },
        ...{ lastWordAt: history.at(-1)?.at ?? null, memory: '', care: '', pictures: [] },
        opening: checkInRequest(fact),
      },
      null,
      turn.now,
      scope.countTokens,
    );
    const draft = await askForDraft(scope.chatModel, turn, request);
    const { flaw } = await judgeDraft(scope, turn, request, draft, null);
    const words = flaw === null ? sendable(draft.text) : null;
    if (words === null) return null;
    // No judgement is no yes: nobody waits for these words.
    if (!(await askJudge(scope.judge, turn, checkInQuestion(fact.text, words)))) return null;
    outcome = 'answered';
    return words;
  } finally {
    turn.end();
    if (turn.spent.tries > 0) await noteUnasked(scope, { userId, sessionId }, usageOf(turn, outcome));
  }
}

/** Stores the words where the person finds them, and has their devices told. @returns false when they may not be asked any more */
function send(scope: CheckInScope, { id, userId, fact, chat }: Claimed, words: string): Promise<boolean> {
  return scope.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = scope.now();
    const isOpen = (await store.findChat(tx, { userId, ...fact }))?.id === chat.id;
    if (!isOpen || !(await store.isClaimed(tx, id, chat.id)) || !(await mayAsk(tx, userId, now, id)))
      return false;
    if (!(await markAsked(tx, fact.id, id))) return false;
    await store.insertMessage(tx, { sessionId: chat.id, content: words }, now);
    await store.endClaim(tx, id, 'sent');
    await tellByPush(tx, { userId, kind: 'check_in', key: `check_in:${id}`, chatId: chat.id }, now);
    return true;
  });
}

/** @returns whether a check-in was sent */
async function askOne(scope: CheckInScope, claimed: Claimed, day: string): Promise<boolean> {
  try {
    await countFreeReply(scope.db, day);
    const words = await write(scope, claimed);
    if (words !== null && (await send(scope, claimed, words))) return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!(error instanceof UnusableReply)) scope.log.warn({ reason }, 'nobody was asked how it went');
  }
  // The next one comes in its own time: what failed is not tried again.
  await store.endClaim(scope.db, claimed.id, 'dropped');
  return false;
}

/**
 * Has companions ask people, who want that, how something went. Any number of processes may do this at once. Free replies of the day that are
 * used up, or its tokens, end it until the next day.
 * @returns check-ins sent
 */
export async function checkIn(scope: CheckInScope): Promise<number> {
  if (!scope.checkInsOpen || quietEnd(NIGHT, scope.now()) !== null) return 0;
  let sent = 0;
  let begun = 0;
  let afterId: string | null = null;
  for (;;) {
    const page: string[] = await store.findWilling(scope.db, scope.now(), afterId);
    for (const userId of page) {
      const { day, freeOpen } = await findDayBudget(scope, scope.budgets);
      if (!freeOpen || !(await hasFreeReply(scope, scope.budgets)) || begun === BATCH) return sent;
      const claimed = await claim(scope, userId);
      if (!claimed) continue;
      begun += 1;
      if (await askOne(scope, claimed, day)) sent += 1;
    }
    afterId = page.at(-1) ?? null;
    if (afterId === null) return sent;
  }
}
