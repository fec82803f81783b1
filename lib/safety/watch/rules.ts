import type { ServiceAnswer } from '../ports';
import { FAILURES_UNTIL_REST, REFUSALS, REST_FAILING_MS, REST_REFUSED_MS } from './constants';

type Failure = Pick<ServiceAnswer, 'outcome' | 'status' | 'code'>;

const CODE_MAX_CHARS = 60;

/** How a request ended that threw; null when it was only called off, which says nothing about the service. */
export function readFailure(error: unknown, signal: AbortSignal): Failure | null {
  if (signal.aborted) {
    const isLate = signal.reason instanceof Error && signal.reason.name === 'TooLate';
    return isLate ? { outcome: 'late', status: null, code: null } : null;
  }
  const about = typeof error === 'object' && error !== null ? error : {};
  const status = 'status' in about && typeof about.status === 'number' ? about.status : null;
  const code = 'code' in about && typeof about.code === 'string' ? about.code : null;
  const outcome = status !== null && REFUSALS.includes(status) ? 'refused' : 'failed';
  return { outcome, status, code: code?.slice(0, CODE_MAX_CHARS) ?? null };
}

/**
 * ms for which a service is left alone.
 * @param inARow failures since its last answer, this one included
 */
export function restAfter({ outcome }: Failure, inARow: number): number {
  if (outcome === 'answered') return 0;
  if (outcome === 'refused') return REST_REFUSED_MS;
  return inARow >= FAILURES_UNTIL_REST ? REST_FAILING_MS : 0;
}
