import type { IDatabaseConnection } from '@pgtyped/runtime';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import type { Operator } from './operator';
import type { SecurityEvent, SecurityNote } from './security-events';

/**
 * What a store reads and writes with, the database itself or one transaction of it: Prisma Client, and the connection that
 * the queries generated from `.sql` files run on.
 */
export type Runner = Pick<IDatabaseConnection, 'query'> & {
  readonly prisma: Prisma.TransactionClient;
};

/** The database, as stores see it. */
export type Db = Runner & {
  readonly prisma: PrismaClient;
  /** Several statements that happen together or not at all. Never held open during a call to a provider. */
  transaction<T>(work: (tx: Runner) => Promise<T>): Promise<T>;
};

/** The caller, taken from the signed cookie, never from a body. */
export type Actor = {
  /** The browser; a new random id when the request carried no valid cookie. */
  readonly visitorId: string;
  readonly userId: string | null;
  /** The user's session on this device; null without a user. */
  readonly sessionId: string | null;
  /** When a member came from Google on this device; null for a guest. */
  readonly authenticatedAt: Date | null;
  /** Whether the words of the user's chats are locked in this session (lib/users/lock); `off`: the user has no lock. */
  readonly lock: 'off' | 'open' | 'closed';
  /** What the browser calls itself. */
  readonly userAgent: string | null;
  readonly ipAddress: string;
  /** The request's own origin, such as https://saathi.example */
  readonly origin: string;
};

export type Log = {
  info(fields: Record<string, unknown>, event: string): void;
  warn(fields: Record<string, unknown>, event: string): void;
  error(fields: Record<string, unknown>, event: string): void;
  /** Writes down what happened to somebody's account, money or data, where no call says it (lib/server/security-log.ts). */
  security(event: SecurityEvent, note: SecurityNote): void;
};

/** The scope of a background job: everything but a caller. */
export type JobScope = {
  readonly db: Db;
  readonly log: Log;
  /** Of the process that runs this. */
  readonly processId: string;
  now(): Date;
  /** 0 ≤ x < 1 */
  random(): number;
};

/** The first argument of every service function: no container, no global clock. */
export type Scope = JobScope & {
  readonly actor: Actor;
  /**
   * Signs this browser in as that user, with a session of theirs: the answer sets the cookie.
   * @returns false where the answer cannot (a page)
   */
  identify(user: { readonly id: string; readonly sessionId: string }): boolean;
  /** Forgets who this browser is: the answer removes the cookie, or makes the browser another visitor. */
  forget(visitorId?: string): void;
  /** Has the browser forget the pages that it keeps; a page cannot. */
  forgetPages(): void;
};

/** The scope of what an operator does. */
export type OperatorScope = Scope & { readonly operator: Operator };
