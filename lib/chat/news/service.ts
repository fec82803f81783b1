/*
 * Invariants:
 * - One statement of a few index look-ups: a chat in front of somebody asks it again and again.
 * - It changes nothing, and tells nobody else's chat from none.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { SESSION_NOT_FOUND } from '../copy';
import type { lookForNews as lookEndpoint } from './contract';
import { findNews } from './store';

/**
 * How many messages a chat has after one of them, and its balance, for whoever shows it to see whether that is still so.
 * @throws AppError `not_found`
 */
export async function lookForNews(
  scope: Scope,
  { sessionId, after }: Input<typeof lookEndpoint>,
): Promise<Answer<typeof lookEndpoint>> {
  const news = await findNews(scope.db, sessionId, after, scope.actor, scope.now());
  if (!news) throw new AppError('not_found', SESSION_NOT_FOUND);
  return news;
}
