import { answerWith } from './answer';
import type { CallAnswer } from './call';

/**
 * 405, with the methods that the path takes.
 * @param path as its route writes it, never one with an id
 */
export function refuseMethod(method: string, path: string, allowed: readonly string[]): Promise<CallAnswer> {
  const allow = allowed.join(', ');
  const body = { error: `Use ${allow} here.` };
  return answerWith(`${method} ${path}`, async () => ({ status: 405, body, headers: { allow } }));
}
