import type { Call, Params } from '@/lib/server/call';

/** What a route.ts exports, as far as a server without Next needs it: a method's handler and the call inside it. */
export type RouteModule = Readonly<Record<string, unknown>>;

/** The call a request is for, or the methods its path allows. */
export type FoundCall =
  | { call: Call; params: Params }
  | { call?: undefined; path: string; allowed: readonly string[] };

export type FindCall = (method: string, path: string) => FoundCall | undefined;

type Route = { path: string; pattern: RegExp; calls: ReadonlyMap<string, Call> };

/** `[id]` stands for one part of a path, `[...rest]` for all that follow. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\[\\\.\\\.\\\.(\w+)\]/g, '(?<$1>.+)')
    .replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** A handler that only refuses its method carries no call. */
function callsOf(module: RouteModule): ReadonlyMap<string, Call> {
  return new Map(
    Object.entries(module).flatMap(([method, handler]) =>
      typeof handler === 'function' && 'direct' in handler ? [[method, handler.direct as Call] as const] : [],
    ),
  );
}

/** Next's order: a fixed part of a path goes before `[id]`, and that before `[...rest]`. */
const precedence = (path: string) => path.replaceAll('[...', '~~').replaceAll('[', '~');

function paramsOf(groups: Record<string, string> | undefined): Params {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/**
 * Makes the look-up of calls from a list of routes.
 * @param modules path of each route, as its folder below `app/` is named → its route.ts
 */
export function callFinder(modules: Readonly<Record<string, RouteModule>>): FindCall {
  const routes = Object.entries(modules)
    .map(([path, module]): Route => ({ path, pattern: patternOf(path), calls: callsOf(module) }))
    .sort((a, b) => (precedence(a.path) < precedence(b.path) ? -1 : 1));
  const fixed = new Map(routes.filter(({ path }) => !path.includes('[')).map((route) => [route.path, route]));
  const withParams = routes.filter(({ path }) => path.includes('['));
  const first = new Set(routes.map(({ path }) => path.split('/')[1]));

  return (method, path) => {
    let route = fixed.get(path);
    let params: Params = {};
    // Next answers a path with an empty part by leading to the one without.
    if (!route && first.has(path.split('/')[1]) && !/\/(\/|$)/.test(path)) {
      route = withParams.find(({ pattern }) => pattern.test(path));
      params = paramsOf(route?.pattern.exec(path)?.groups);
    }
    if (!route) return undefined;
    const call = route.calls.get(method) ?? (method === 'HEAD' ? route.calls.get('GET') : undefined);
    return call ? { call, params } : { path: route.path, allowed: [...route.calls.keys()] };
  };
}
