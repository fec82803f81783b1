import { rolesOfPage } from '@/lib/admin/gate/rules';
import type { Admitted } from '@/lib/admin/gate/service';
import { admitCaller } from './admit-caller';
import { callerOf } from './caller';
import { describeFailure } from './failure';
import { log } from './log';

/** A first part of a path that no page has. */
const NOWHERE = '/no-such-page';

/**
 * Where a request for a page really leads: for everybody but its operators a page of the console is a path that is none, before
 * Next knows of it, so that the answers cannot be told apart. (Under Next's own servers the pages refuse by themselves: the same
 * status and words, but drawn in the browser.)
 * @param target path and query of the request
 * @returns the same, or a path that is none
 */
export async function behindDoor(target: string, header: (name: string) => string | null): Promise<string> {
  const path = target.split('?', 1)[0] ?? target;
  const roles = rolesOfPage(path);
  // Next leads a path that ends with a slash to the one without, whatever it is.
  if (roles === null || path.endsWith('/')) return target;
  let admitted: Admitted | null;
  try {
    admitted = await admitCaller(roles, await callerOf(header));
  } catch (error) {
    // The page fails in its own way, and says so to an operator.
    log().warn(describeFailure(error), 'nobody could be let into the console');
    return target;
  }
  return admitted ? target : target.replace(/^\/[^/.?]+/, NOWHERE);
}
