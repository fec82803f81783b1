import { describeFailure } from './failure';
import { log } from './log';

/**
 * Writes down that a page could not be made; its stack is a line of its own, which Next prints.
 * @param requestId as the answer's header has it; missing where Next serves alone
 * @param route as its folder is called, never an address with an id
 */
export function noteFailedPage(
  error: unknown,
  requestId: string | string[] | undefined,
  route: string,
): void {
  const { name, message } = describeFailure(error);
  log().error({ requestId, route: `GET ${route}`, name, message }, 'a page failed');
}
