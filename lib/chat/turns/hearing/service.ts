import type { Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { type Heard, hear } from '@/lib/safety/rules';
import type { sendMessage as sendEndpoint } from '../../contract';
import type { PicturesScope } from '../../pictures/ports';
import { withMark } from '../../pictures/rules';
import { findUnsent } from '../../pictures/service';
import { findQuote } from '../../quotes/store';
import type { MessageRow } from '../../store';
import { newMessage } from '../rules';
import { findTurn, type TurnKey } from '../store';

/** What a person sends. */
export type Said = Input<typeof sendEndpoint>;

/**
 * A message as it will be stored, with what it answers and the picture that it comes with, and what is heard in its words alone.
 * @throws AppError `bad_input` when its picture is gone, `not_allowed` where none is taken
 */
export async function readMessage(
  scope: Scope & PicturesScope,
  turn: TurnKey,
  { content: words, replyToId, pictureId }: Said,
): Promise<{ userMessage: MessageRow; alone: Heard }> {
  const alone = hear(words);
  const quote = replyToId === undefined ? null : await findQuote(scope.db, turn.sessionId, replyToId);
  const answered = quote && { replyToId: quote.id, quote };
  const picture = pictureId === undefined ? undefined : await findPicture(scope, turn, pictureId, alone);
  const content = picture ? withMark(words) : words;
  const fields = { sender: 'user' as const, content, ...answered, ...(picture && { picture }) };
  return { userMessage: newMessage(turn.sessionId, fields, turn.now), alone };
}

/** The picture of a message. A cry for help is heard without it, where it is gone. */
async function findPicture(scope: Scope & PicturesScope, turn: TurnKey, id: string, { crisis }: Heard) {
  const isRepeat = async () =>
    (await findTurn(scope.db, turn.sessionId, turn.clientMessageId, scope.actor)) !== null;
  try {
    return await findUnsent(scope, turn.sessionId, id, isRepeat);
  } catch (cause) {
    if (crisis === null) throw cause;
    return undefined;
  }
}
