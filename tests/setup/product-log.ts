import { expect, vi } from 'vitest';
import { type RunningProduct, readLog } from './product';

const LIMIT_MS = 30_000;

/**
 * The product's log up to the line of the call that this is the answer of, and with it every line written before. A
 * line may reach the file after the answer has reached the test: the product does not wait for its log.
 */
export function logUntil(
  product: Pick<RunningProduct, 'logFile'>,
  answer: { headers: Headers },
): Promise<string> {
  const id = answer.headers.get('x-request-id');
  const own = new RegExp(`^.*"requestId":"${id}".*"msg":"request"}\\n`, 'm');
  return vi.waitFor(
    () => {
      const log = readLog(product);
      const line = own.exec(log);
      expect(line, `the line of the request ${id}`).not.toBeNull();
      return log.slice(0, (line?.index ?? 0) + (line?.[0].length ?? 0));
    },
    { timeout: LIMIT_MS },
  );
}
