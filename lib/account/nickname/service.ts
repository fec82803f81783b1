/*
 * Invariants:
 * - The name is the person's own, from the cookie, and goes into a prompt as a name alone: it holds no sign that could open a part of it.
 * - What our rules refuse in a talk no companion calls anybody.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { writeNickname } from '@/lib/users/nickname/service';
import { requireCaller } from '../service';
import type { setNickname as setEndpoint } from './contract';
import { problemWith, tidyName } from './rules';

/**
 * Sets what companions call the caller; null takes it away.
 * @throws AppError `not_signed_in`, `bad_input`
 */
export async function setNickname(
  scope: Scope,
  { nickname: typed }: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const { id } = await requireCaller(scope);
  const nickname = typed === null ? null : tidyName(typed);
  const problem = nickname === null ? null : problemWith(nickname);
  if (problem !== null) throw new AppError('bad_input', problem);
  await writeNickname(scope.db, id, nickname);
  return { nickname };
}
