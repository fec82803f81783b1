/*
 * The first and the last step of a companion's reply: what it knows, and how it is stored.
 */

import type { Reply } from '@/lib/ai/mending/service';
import { picturesLeft, picturesOf } from '@/lib/ai/pictures/rules';
import { claimPictureShare } from '@/lib/ai/pictures/service';
import { findPrompt } from '@/lib/ai/prompts/service';
import type { Talk } from '@/lib/ai/rules';
import { findCharacter } from '@/lib/companions/service';
import type { JobScope } from '@/lib/kit/scope';
import { retractionIn } from '@/lib/memory/learning/retracting/rules';
import { type RecallPorts, recallMemory } from '@/lib/memory/recall/service';
import { carePrompt } from '@/lib/safety/care/prompt/rules';
import type { CareState } from '@/lib/safety/care/rules';
import { makeTalkDue } from '../../remembering/store';
import type { MessageRow } from '../../store';
import { AI_REMINDER, BREAK_SUGGESTION } from '../../talk/copy';
import { talkStep } from '../../talk/rules';
import { replaceReply } from '../rewording/store';
import {
  newBubbles,
  newMessage,
  newPicture,
  noteLanguage,
  type Turn,
  type UserMessage,
  usageOf,
} from '../rules';
import * as store from '../store';

/**
 * What the companion knows of the person and of itself.
 * @param after the crisis that this visit is the next one after
 */
export async function recallTalk(
  scope: JobScope & RecallPorts,
  turn: Turn,
  session: store.TurnSession,
  text: string | null,
  after: CareState | null,
): Promise<Talk> {
  const [companion, prompt, memory] = await Promise.all([
    session.companionId === null ? null : findCharacter(scope, session.companionId),
    session.promptId === null ? null : findPrompt(scope, session.promptId),
    recallMemory(
      scope,
      session.memoryAgentId,
      text ?? '',
      turn.signal,
      (after ?? session.care) ? null : turn.turnId,
    ),
  ]);
  if (!companion || !prompt) throw new Error('This session has no companion or no prompt any more.');
  const care = after ?? session.care;
  // No pictures with the first words, nor while a crisis is still near.
  const mayShowNow = text !== null && care === null;
  return {
    companion,
    promptText: prompt.promptText,
    promptVersion: prompt.promptVersion,
    chatType: session.chatType,
    person: {
      name: session.personName,
      nickname: session.personNickname,
      language: session.personLanguage,
    },
    history: session.history,
    lastWordAt: session.talk.lastMessageAt,
    memory,
    care: care === null ? '' : carePrompt(care, after === null ? 'same' : 'next', turn.now),
    pictures: mayShowNow ? picturesLeft(picturesOf(companion, session.chatType), session.picturesGiven) : [],
  };
}

/**
 * Stores the reply with its picture, the notice that is due and the card, and makes the charge final.
 * @throws Error when the reservation was given back meanwhile, or something was said after the reply whose place it takes
 */
export async function storeReply(
  scope: JobScope,
  turn: Turn,
  session: store.TurnSession,
  userMessage: UserMessage | null,
  reply: Reply,
  card: MessageRow | null,
): Promise<MessageRow[]> {
  const now = scope.now();
  const { sessionId, turnId } = turn;
  const said = userMessage && !userMessage.isStored ? [userMessage] : [];
  const messages = [...said, ...newBubbles(sessionId, reply.bubbles, now)];
  if (reply.picture && (await claimPictureShare(scope, turnId, reply.picture.src)))
    messages.push(newPicture(sessionId, reply.picture.src, now));
  if (card) messages.push(card);
  const { notice, ...step } = talkStep(session.talk, turn.now, session.care !== null);
  if (notice) {
    const words = { ai: AI_REMINDER, break: BREAK_SUGGESTION }[notice];
    const content = words[noteLanguage(session, userMessage?.content ?? '')];
    messages.push(newMessage(sessionId, { sender: 'system', content }, now));
  }
  const usage = usageOf(turn, reply.outcome);
  const answer = { messages, usage, step };
  const old = userMessage?.reply;
  const isStored = old
    ? await replaceReply(scope.db, turn, answer, old, now)
    : await store.answerTurn(scope.db, turnId, answer, now);
  if (!isStored) throw new Error('The reservation was given back before the answer came.');
  // What is to be forgotten is not kept until the talk is long enough to be read. The reply is stored: it must not fail by this.
  if (userMessage && retractionIn(userMessage.content) !== null)
    await makeTalkDue(scope.db, sessionId, now).catch((error: unknown) =>
      scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a talk was not made due'),
    );
  return messages;
}
