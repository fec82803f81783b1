/*
 * Invariants:
 * - What a person sends is written anew before anything else sees it: no metadata, upright, at most 1280 px; what cannot be read is refused.
 * - Nothing is kept and no companion's model sees it before it was judged and nothing was found. Where nobody judges, or no judgement comes, it is
 *   refused (fail closed).
 * - A picture belongs to a chat; to anybody but its owner it is 404. Taking one in costs nothing: the message it goes with does.
 * - The row comes before the bytes and goes before them, and what goes is written down by the database: no bytes without a note of them.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, FileAnswer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { networkOf } from '@/lib/kit/network';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { noteFindings } from '@/lib/safety/events/service';
import { takeJudgement } from '@/lib/safety/moderation/service';
import { judgePicture } from '@/lib/safety/pictures/service';
import { findCaller, refuseBarred } from '@/lib/users/service';
import { SESSION_NOT_FOUND } from '../copy';
import { isOwnSession } from '../store';
import { KEPT_TYPE, UPLOADS_PER_ADDRESS, UPLOADS_PER_PERSON, UPLOADS_WINDOW_MS } from './constants';
import type { getPicture as getEndpoint, uploadPicture as uploadEndpoint } from './contract';
import {
  HEIC_REFUSED,
  NOT_JUDGED,
  NOT_READABLE,
  PICTURE_GONE,
  PICTURE_REFUSED,
  PICTURES_AWAY,
  PICTURES_OFF,
  TOO_MANY_PIXELS,
  TOO_MANY_TODAY,
} from './copy';
import type { EncodedPicture, Pictures, PicturesScope } from './ports';
import { formatOf, type SentPicture } from './rules';
import * as store from './store';

type UploadScope = Scope & PicturesScope & { keyedHash: KeyedHash };
type Intake = NonNullable<Pictures['intake']>;

/** The subjects are keyed hashes, so that counting names nobody. */
function limitsOf({ actor, keyedHash }: UploadScope) {
  const subject = (who: string, value: string) =>
    `picture:${who}:${keyedHash('judgements', `picture:${who}:${value}`)}`;
  return [
    { subject: subject('person', actor.userId ?? actor.visitorId), most: UPLOADS_PER_PERSON },
    { subject: subject('address', networkOf(actor.ipAddress)), most: UPLOADS_PER_ADDRESS },
  ];
}

/** @throws AppError `bad_input`, `too_large` */
async function encode(intake: Intake, bytes: Uint8Array): Promise<EncodedPicture> {
  const format = formatOf(bytes);
  if (format === 'heic') throw new AppError('bad_input', HEIC_REFUSED, { reason: 'heic' });
  const encoded = format && (await intake.encode(bytes));
  if (!encoded) throw new AppError('bad_input', NOT_READABLE);
  if (encoded === 'too_many_pixels') throw new AppError('too_large', TOO_MANY_PIXELS);
  return encoded;
}

/**
 * Takes in a picture for a chat of the caller's; it is sent with a message afterwards. Costs nothing.
 * @throws AppError `not_allowed` (switched off, held as a minor, suspended, or something was found in it, then with `refused`), `not_found`, `bad_input` (no
 *   picture that can be read), `too_large`, `too_many`, `provider_failed` (nobody could judge it)
 */
export async function uploadPicture(
  scope: UploadScope,
  { sessionId, bytes }: Input<typeof uploadEndpoint>,
): Promise<Answer<typeof uploadEndpoint>> {
  const { db, actor, pictures } = scope;
  if (!pictures?.intake) throw new AppError('not_allowed', PICTURES_OFF, { reason: 'off' });
  if (!(await isOwnSession(db, sessionId, actor, scope.now())))
    throw new AppError('not_found', SESSION_NOT_FOUND);
  await refuseBarred(scope, await findCaller(scope));
  const encoded = await encode(pictures.intake, bytes);
  const now = scope.now();
  const since = new Date(now.getTime() - UPLOADS_WINDOW_MS);
  if (!(await takeJudgement(db, limitsOf(scope), now, since)))
    throw new AppError('too_many', TOO_MANY_TODAY, { reason: 'pictures' });
  const found = await judgePicture(pictures.intake, encoded.bytes);
  if (found === 'unjudged') throw new AppError('provider_failed', NOT_JUDGED, { retryAfter: 30 });
  const [worst] = found;
  if (worst !== undefined) {
    const rule = `picture: ${found.join(', ')}`;
    await noteFindings(scope, [{ kind: 'refused', rule }], { sessionId, messageId: null });
    throw new AppError('not_allowed', PICTURE_REFUSED[worst], {
      fields: { refused: worst },
      reason: 'picture',
    });
  }
  const { width, height } = encoded;
  const picture = { id: randomUUID(), width, height };
  await store.insert(db, picture, sessionId, now);
  try {
    await pictures.store.put(picture.id, encoded.bytes);
  } catch (cause) {
    await store.remove(db, { id: picture.id });
    throw new AppError('provider_failed', NOT_JUDGED, { cause, retryAfter: 30 });
  }
  return picture;
}

/** The bytes of a picture; null where there are none. @throws AppError `provider_failed` when the store does not answer */
export async function readKept({ pictures }: PicturesScope, id: string) {
  try {
    return (await pictures?.store.get(id)) ?? null;
  } catch (cause) {
    throw new AppError('provider_failed', PICTURES_AWAY, { cause, retryAfter: 30 });
  }
}

/** A picture of the caller's own. @throws AppError `not_found`, `provider_failed` when the store does not answer */
export async function getPicture(
  scope: Scope & PicturesScope,
  { pictureId }: Input<typeof getEndpoint>,
): Promise<FileAnswer> {
  const isOwn = await store.isOwn(scope.db, pictureId, scope.actor, scope.now());
  const bytes = isOwn ? await readKept(scope, pictureId) : null;
  if (!bytes) throw new AppError('not_found', PICTURE_GONE);
  return { name: `${pictureId}.jpg`, contentType: KEPT_TYPE, bytes, shown: true };
}

/**
 * A picture that a message is to be sent with.
 * @param isRepeat whether the message was sent before, and may have it already
 * @throws AppError `bad_input` when it is not in this chat, or was sent with another message; `not_allowed` where pictures are switched off
 */
export async function findUnsent(
  scope: JobScope & PicturesScope,
  sessionId: string,
  id: string,
  isRepeat: () => Promise<boolean>,
): Promise<SentPicture> {
  if (!scope.pictures?.intake) throw new AppError('not_allowed', PICTURES_OFF, { reason: 'off' });
  const found = await store.find(scope.db, sessionId, id);
  const isFree = found && (found.messageId === null || (await isRepeat()));
  if (!isFree) throw new AppError('bad_input', PICTURE_GONE);
  const { messageId: _messageId, ...picture } = found;
  return picture;
}

/**
 * The bytes as a model takes them; undefined where pictures have been switched off since, for then the model may not see.
 * @throws Error when they are not there: nobody is answered as if they had been seen
 */
export async function loadForModel(
  { pictures }: PicturesScope,
  { id }: SentPicture,
): Promise<string | undefined> {
  if (!pictures?.intake) return undefined;
  const bytes = await pictures.store.get(id);
  if (!bytes) throw new Error('The picture of a message is not in the store.');
  return dataUrl(bytes);
}

const dataUrl = (bytes: Uint8Array) => `data:${KEPT_TYPE};base64,${Buffer.from(bytes).toString('base64')}`;
