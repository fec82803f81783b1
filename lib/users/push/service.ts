/*
 * Invariants:
 * - A device is told only what its person has chosen there, as long as its session is there: who signs out is told nothing more.
 * - A subscription is a device's: a guest's goes along into the account that the guest signs in to, and never from one member to another.
 * - Nothing is sent but to push services that are known; address and keys leave the server for nobody, the export neither.
 * - Something is told in the transaction of what it tells, once for each device and key.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore } from '@/lib/kit/moments';
import { oneOf } from '@/lib/kit/one-of';
import type { Db, JobScope, Runner, Scope } from '@/lib/kit/scope';
import { refuseMinor } from '../age-hold/service';
import { deviceName } from '../devices/rules';
import { findCaller } from '../service';
import { refuseSuspended } from '../suspensions/service';
import { NOTICE_KEPT_DAYS, PUSH_DEVICES_MAX, PUSH_KINDS, type PushKind, USUAL_KINDS } from './constants';
import type {
  changePush as changeEndpoint,
  getPush as getEndpoint,
  turnOffPush as turnOffEndpoint,
  turnOnPush as turnOnEndpoint,
} from './contract';
import { DEVICE_NOT_TOLD, NOT_REGISTERED, PUSH_OFF, UNKNOWN_SERVICE } from './copy';
import type { Push } from './ports';
import * as store from './store';

type PushScope = Scope & { push: Push | null; checkInsOpen: boolean };
type State = Answer<typeof getEndpoint>;

/** @throws AppError `not_signed_in` */
async function requireUser(scope: Scope): Promise<string> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  return user.id;
}

async function stateOf({ db, actor, push, checkInsOpen }: PushScope, userId: string): Promise<State> {
  if (push === null) return { publicKey: null, checkInsOpen: false, devices: [] };
  const devices = await store.listDevices(db, userId, push.publicKey);
  return {
    publicKey: push.publicKey,
    checkInsOpen,
    devices: devices.map(({ id, sessionId, kinds, showsSender, createdAt, session }) => ({
      ...{ id, showsSender, since: createdAt.toISOString() },
      name: deviceName(session.browserName, session.osName),
      isCurrent: sessionId === actor.sessionId,
      kinds: kinds.map((kind) => oneOf(PUSH_KINDS, kind)),
    })),
  };
}

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getPush(scope: PushScope): Promise<State> {
  return stateOf(scope, await requireUser(scope));
}

/**
 * Has the caller's device told from now on.
 * @throws AppError `not_signed_in`, `not_found` (nothing is sent here), `bad_input` (a service that is not known), `not_allowed` (held or suspended)
 */
export async function turnOnPush(
  scope: PushScope,
  { endpoint, keys, renewal }: Input<typeof turnOnEndpoint>,
): Promise<State> {
  const userId = await requireUser(scope);
  const { db, push, now, actor } = scope;
  const { sessionId } = actor;
  if (push === null) throw new AppError('not_found', PUSH_OFF);
  if (sessionId === null) throw new AppError('not_signed_in', NOT_REGISTERED);
  if (!push.knows(endpoint)) throw new AppError('bad_input', UNKNOWN_SERVICE);
  await refuseMinor(scope);
  await refuseSuspended(scope);
  await db.transaction(async (tx) => {
    if (renewal && !(await store.isTold(tx, sessionId))) return;
    const chosen = { kinds: [...USUAL_KINDS], showsSender: false };
    await store.putSubscription(
      tx,
      { userId, sessionId },
      {
        ...{ endpoint, ...keys, serverKey: push.publicKey, createdAt: now(), chosen },
      },
    );
    await store.deleteOldest(tx, userId, PUSH_DEVICES_MAX);
  });
  return stateOf(scope, userId);
}

/** Sets what one of the caller's devices is told. @throws AppError `not_signed_in`, `not_found` */
export async function changePush(
  scope: PushScope,
  { id, kinds, showsSender }: Input<typeof changeEndpoint>,
): Promise<State> {
  const userId = await requireUser(scope);
  const chosen = { kinds: [...new Set(kinds)], showsSender };
  if (!(await store.setChosen(scope.db, userId, id, chosen)))
    throw new AppError('not_found', DEVICE_NOT_TOLD);
  return stateOf(scope, userId);
}

/** One of the caller's devices is told nothing more; one that is gone already is that, too. @throws AppError `not_signed_in` */
export async function turnOffPush(scope: PushScope, { id }: Input<typeof turnOffEndpoint>): Promise<State> {
  const userId = await requireUser(scope);
  await store.deleteSubscription(scope.db, userId, id);
  return stateOf(scope, userId);
}

/**
 * Has a person told something, on the devices that are told about its kind. Inside the transaction of what it tells.
 * @param waitMs how long the person has to see it by themselves
 */
export function tellByPush(tx: Runner, notice: store.NewNotice, now: Date, waitMs = 0): Promise<void> {
  return store.insertNotices(tx, notice, new Date(now.getTime() + waitMs), now);
}

/** No device of a person is told about a kind any more, and what was about to be told of it is not. */
export function tellNoMore(db: Db, userId: string, kind: PushKind): Promise<void> {
  return db.transaction((tx) => store.dropKind(tx, userId, kind));
}

/** The person has seen it: nobody has to be told any more. */
export const seenAlready = store.dropNotices;

/**
 * What a browser's sign-in takes along from the session that it ends: a guest's, and that of the same member. Inside the caller's
 * transaction.
 */
export async function takePush(
  tx: Runner,
  sessionId: string | null,
  {
    caller,
    account,
  }: { caller: { id: string; isGoogleAuthenticated: boolean } | null; account: { id: string } | null },
) {
  const isOwn = !caller?.isGoogleAuthenticated || caller.id === account?.id;
  return isOwn && sessionId !== null ? store.takeSubscription(tx, sessionId) : null;
}

/** Gives it to the session that begins. */
export async function putPush(
  tx: Runner,
  to: { userId: string; sessionId: string },
  taken: Awaited<ReturnType<typeof takePush>>,
): Promise<void> {
  if (!taken) return;
  const { kinds, showsSender, ...subscription } = taken;
  await store.putSubscription(tx, to, { ...subscription, chosen: { kinds, showsSender } });
}

/** Deletes what is known of notices of more than 7 days ago. @returns rows */
export function forgetOldNotices({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), NOTICE_KEPT_DAYS);
  return inBatches((rows) => store.deleteNoticesBefore(db, before, rows));
}

/** Which devices of a person are told what, and what they were told of late, for the export of their data. */
export async function collectPersonalData(db: Runner, userId: string) {
  const [toldDevices, notices] = await Promise.all([
    store.listTold(db, userId),
    store.listNotices(db, userId),
  ]);
  return { toldDevices, notices };
}
