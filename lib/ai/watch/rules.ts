import { ModelFailure } from '../ports';

/** What went wrong with a model, as it may stand in a log: never a text of a person or of a companion. */
export type Failure = {
  /** `refused`: it will not get better by asking again. `busy`: it said so. `late`: its time was up. */
  outcome: 'refused' | 'busy' | 'late' | 'failed';
  /** Of HTTP; null when there was none. */
  status: number | null;
  /** The provider's or the connection's own. */
  code: string | null;
  /** The provider's, without secrets; empty when it said nothing. */
  words: string;
};

/** 402 and these codes of a 429 mean that the account is empty: waiting does not fill it. */
const NO_MONEY = /insufficient_quota|insufficient_balance|billing|credit/i;

/** Whether asking the same provider again is no use: wrong request, wrong key, unknown model, empty account. */
export function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return false;
  if (status === 429) return error instanceof ModelFailure && NO_MONEY.test(error.code ?? '');
  return status !== 408 && status !== 409;
}

/** A failure as it may be told; anything that a provider did not say has only its name. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof ModelFailure)) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { outcome: name === 'TooLate' ? 'late' : 'failed', status: null, code: name, words: '' };
  }
  const { status, code, message } = error;
  const outcome = isRefusal(error) ? 'refused' : status === 429 ? 'busy' : 'failed';
  return { outcome, status, code, words: message };
}
