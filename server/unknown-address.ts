import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, pathOf } from './request-target';

/** A path that no page has. */
const NOWHERE = '/no-such-page';

type Routes = Record<'staticRoutes' | 'dynamicRoutes', { regex: string }[]>;

/**
 * Every address that no page has is one and the same before Next knows of it: Next writes the address into the page that it draws for it, and a page of
 * the console (lib/server/console-door.ts) could be told from one that is none.
 * @param folder with the build
 * @returns of a request's target the one that Next gets
 */
export function unknownAddresses(folder: string): (target: string) => string {
  const routes: Routes = JSON.parse(readFileSync(path.join(folder, '.next', 'routes-manifest.json'), 'utf8'));
  const known = [...routes.staticRoutes, ...routes.dynamicRoutes].map(({ regex }) => new RegExp(regex));
  return (target) => {
    const asked = pathOf(target);
    // Next leads a path that ends with a slash to the one without, whatever it is.
    if (isFile(asked) || asked.endsWith('/') || known.some((route) => route.test(asked))) return target;
    return NOWHERE;
  };
}
