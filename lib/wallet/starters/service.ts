/*
 * Invariants:
 * - Free messages are given within budgets: for a kind of phone, an address, a network, in an hour and a day. docs/abuse.md
 * - On a busy network a browser does some work for them; a solved challenge counts once, for its visitor.
 * - A browser that signed out of a user has had its starter.
 * - What is counted is counted in PostgreSQL, as keyed hashes.
 */
import { AppError } from '@/lib/kit/app-error';
import { inTurn } from '@/lib/kit/in-turn';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { isHomeNetwork, neighbourhoodOf, networkOf } from '@/lib/kit/network';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import type { Owner } from '../constants';
import { grantStarter } from '../service';
import type { FreeBudgets } from './constants';
import { STARTER_GIVEN } from './copy';
import { type Decision, decide } from './rules';
import * as store from './store';

export type FreeScope = Pick<Scope, 'actor' | 'now'> & { keyedHash: KeyedHash; freeBudgets: FreeBudgets };

/** Free messages that somebody would get. */
export type Wish = {
  kind: 'starter' | 'session';
  messages: number;
  /** What the browser says of itself. */
  fingerprint: string;
  /** The solved challenge; null: none. */
  challengeId: string | null;
  /** Grants of more than a day ago that still count for this kind of phone at this address. */
  before?: number;
  /** It was asked already whether this browser had its starter: it had none. */
  isFirst?: boolean;
};

function countedOf({ actor, keyedHash }: FreeScope, { kind, fingerprint }: Wish): store.Counted {
  const hash = (what: string, text: string) => keyedHash('free messages', `${what}:${text}`);
  return {
    kind,
    device: hash('device', fingerprint),
    address: hash('address', networkOf(actor.ipAddress)),
    network: hash('network', neighbourhoodOf(actor.ipAddress)),
  };
}

/**
 * Runs a transaction that may give free messages when it is the turn of its caller's network. Many of one network would otherwise wait for
 * one another with all connections of the process, and everybody else for them.
 */
export const inNetworkTurn = <T>({ actor }: Pick<FreeScope, 'actor'>, work: () => Promise<T>): Promise<T> =>
  inTurn(`free messages ${neighbourhoodOf(actor.ipAddress)}`, work);

/**
 * Whether the caller gets free messages now; until the transaction ends nobody else does who is counted with them. To be asked before
 * any row is locked.
 */
export async function decideFree(scope: FreeScope, tx: Runner, wish: Wish): Promise<Decision> {
  const { actor, freeBudgets } = scope;
  if (!wish.isFirst && (await store.isMarked(tx, browserHashes(scope, actor.visitorId)))) return 'refused';
  const granted = await store.lockGrants(tx, countedOf(scope, wish), scope.now());
  const isHome = isHomeNetwork(actor.ipAddress);
  const pair = granted.pair + (wish.before ?? 0);
  return decide({ ...wish, isHome, proven: wish.challengeId !== null }, { ...granted, pair }, freeBudgets);
}

/**
 * Gives free messages that were decided to be granted in this transaction.
 * @throws AppError `conflict` when the challenge has brought messages before
 */
export async function grantFree(scope: FreeScope, tx: Runner, owner: Owner, wish: Wish): Promise<void> {
  const { messages, challengeId } = wish;
  const now = scope.now();
  const grant = { ...countedOf(scope, wish), messages, challengeId, createdAt: now };
  if (!(await store.insertGrant(tx, grant))) throw new AppError('conflict', STARTER_GIVEN);
  await grantStarter(tx, owner, messages, now);
}

/** By what a browser is known that had its starter. */
export const browserHashes = (
  { keyedHash }: { keyedHash: KeyedHash },
  visitorId: string,
): readonly string[] => keyedHash.each('starter browser', visitorId);

/** Remembers of the visitor that a browser becomes that it had its starter as the one before. */
export function noteStarterHad(
  scope: Pick<JobScope, 'db' | 'now'> & { keyedHash: KeyedHash },
  visitorId: string,
): Promise<void> {
  return store.markBrowser(scope.db, scope.keyedHash('starter browser', visitorId), scope.now());
}

/** Deletes what is not counted any more. @returns rows */
export function forgetOldGrants({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return store.deleteOld(db, now());
}
