/* Asks a model a dozen small things, one after the other, and tells what came of each. */
import { within } from '@/lib/kit/deadline';
import type { ChatModel } from '../ports';
import { type Failure, readFailure } from '../watch/rules';
import { CHECK_TIMEOUT_MS } from './constants';
import type { Check, Spent } from './rules';

export type Checked = { check: Check; spent: Spent | null; isGood: boolean; failure: Failure | null };

/** What came of one question. Never throws. */
async function ask(model: ChatModel, check: Check): Promise<Checked> {
  const started = performance.now();
  try {
    const { messages, tools, format } = check;
    const reply = await within(CHECK_TIMEOUT_MS, undefined, (signal) =>
      model.complete(messages, {
        ...{ signal, mayRetry: () => true, cacheKey: 'model-check' },
        ...(tools ? { tools } : {}),
        ...(format ? { format } : {}),
      }),
    );
    const { promptTokens, completionTokens, cachedTokens = 0 } = reply;
    const spent = { ms: performance.now() - started, promptTokens, completionTokens, cachedTokens };
    return { check, spent, isGood: check.isGood(reply), failure: null };
  } catch (error) {
    return { check, spent: null, isGood: false, failure: readFailure(error) };
  }
}

/**
 * Asks everything, or nothing more once the first question got no answer.
 * @param tell called with each as it comes
 */
export async function checkModel(
  model: ChatModel,
  checks: readonly Check[],
  tell: (checked: Checked) => void,
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const check of checks) {
    const checked = await ask(model, check);
    all.push(checked);
    tell(checked);
    if (all.length === 1 && checked.failure !== null) break;
  }
  return all;
}
