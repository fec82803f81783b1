import { env } from './env';
import { isLoopbackName } from './loopback';
import { once } from './once';

/** What a Host header may be (RFC 9110, section 7.2): a name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** A host as browsers write it: in small letters, and without the port that the protocol has anyway. */
function normalHost(host: string, protocol: string): URL | undefined {
  const address = `${protocol}//${host}`;
  return HOST.test(host) && URL.canParse(address) ? new URL(address) : undefined;
}

/** Whether a Host header is one of this machine's names, with any port. */
export function isLoopbackHost(host: string | null | undefined): boolean {
  const asked = normalHost(host ?? '', 'http:');
  return asked !== undefined && isLoopbackName(asked.hostname);
}

/**
 * Makes the check of Host headers: whose pages may a request be for?
 * @param appUrl the address people open; at one of this machine every other of its names counts too, since people type either
 * @param further host names, with their port unless it is the protocol's own
 */
export function hostCheck(
  appUrl: string,
  further: readonly string[],
): (host: string | null | undefined) => boolean {
  const { protocol, host, hostname } = new URL(appUrl);
  const own = new Set([host, ...further.map((one) => normalHost(one, protocol)?.host)]);
  const local = isLoopbackName(hostname);
  return (asked) => {
    const normal = normalHost(asked ?? '', protocol);
    if (!normal) return false;
    return own.has(normal.host) || (local && isLoopbackName(normal.hostname));
  };
}

const check = once(() => hostCheck(env().APP_URL, env().ALLOWED_HOSTS));

/** Whether a Host header names the product: the host of APP_URL, or one of ALLOWED_HOSTS. */
const isOwnHost = (host: string | null | undefined): boolean => check()(host);

/** Who watches over a process asks it by its address; these answers say nothing of people and derive nothing from the host. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether a request with this Host header and path is for us at all. */
export const isForUs = (host: string | null | undefined, path: string): boolean =>
  isOwnHost(host) || PROBES.has(path);

/** What everybody else is told, with 421 (RFC 9110, section 15.5.20). */
export const WRONG_HOST = 'Nothing is served under this host name.';
