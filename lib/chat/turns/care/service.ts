/*
 * Our own words for somebody in a crisis: they need no model and no balance, and no two answers in a row are the same.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Scope } from '@/lib/kit/scope';
import type { Language } from '@/lib/language/rules';
import { cardContent } from '@/lib/safety/care/card/rules';
import { isKindKnown, lastKind } from '@/lib/safety/care/rules';
import { careWords } from '@/lib/safety/care/words/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import { SESSION_NOT_FOUND } from '../../copy';
import type { MessageRow } from '../../store';
import { newBubbles, newMessage } from '../rules';
import type { TurnKey } from '../store';
import type { OwnWords } from './rules';
import { claimAnswer } from './store';

/** What somebody needs to hear from us, and how. */
export type Need = {
  language: Language;
  /** Brings lines that can be written to. */
  cannotCall?: boolean;
} & OwnWords;

/** The card with the lines of a kind. */
export const newCard = (
  sessionId: string,
  card: { kind: CrisisKind; language: Language; cannotCall?: boolean | undefined },
  now: Date,
): MessageRow =>
  newMessage(
    sessionId,
    {
      sender: 'system',
      content: cardContent(card.kind, card.cannotCall ? 'written' : 'first', card.language),
      messageType: 'crisis_support',
    },
    now,
  );

/**
 * Our words for a need, with the card where lines belong to them: the first words for a kind that is new, the next step of
 * its talk for one that is known.
 * @throws AppError `not_found` when the chat is not the caller's
 */
export async function writeCare(scope: Scope, key: TurnKey, need: Need): Promise<MessageRow[]> {
  const claimed = await claimAnswer(scope.db, key, scope.actor);
  if (!claimed) throw new AppError('not_found', SESSION_NOT_FOUND);
  const { care, count } = claimed;
  const { language } = need;
  const now = scope.now();
  const sign = 'sign' in need ? need.sign : null;
  const kind = sign ?? (care === null ? 'self_harm' : lastKind(care));
  const moment = 'moment' in need ? need.moment : isKindKnown(care, need.sign) ? 'following' : 'first';
  const cannotCall = need.cannotCall || moment === 'cannot_call';
  const bubbles = newBubbles(key.sessionId, careWords(moment, kind, language, count), now);
  const hasCard = sign !== null || moment === 'cannot_call' || moment === 'talked_long';
  return hasCard ? [...bubbles, newCard(key.sessionId, { kind, language, cannotCall }, now)] : bubbles;
}
