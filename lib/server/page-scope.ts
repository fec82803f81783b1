import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import type { Scope } from '@/lib/kit/scope';
import { clientAddress } from './address';
import { callerOf } from './caller';
import { env } from './env';
import { ownOrigin } from './origin';
import { type Ports, ports } from './ports';
import { jobScope } from './scope';
import { newTrail, type Trail } from './security-log';

export type PageScope = Scope & Ports & { trail: Trail };

/**
 * What services read a page's data with; the caller is that of the page's request. A page can set no cookie.
 * @returns null for a browser that is not known, for which there is nothing to read
 */
export async function pageScope(): Promise<PageScope | null> {
  const sent = await headers();
  const header = (name: string) => sent.get(name);
  const { APP_URL, TRUSTED_PROXIES } = env();
  const caller = await callerOf(header);
  if (!caller) return null;
  const ipAddress = clientAddress({ address: null, header }, TRUSTED_PROXIES);
  const trail = newTrail(header('x-request-id') ?? randomUUID(), ipAddress);
  trail.person = caller.userId ?? caller.visitorId;
  return {
    ...jobScope(trail),
    ...ports(),
    trail,
    actor: {
      ...caller,
      userAgent: header('user-agent'),
      ipAddress,
      origin: ownOrigin({ header }, APP_URL),
    },
    identify: () => false,
    forget: () => undefined,
    forgetPages: () => undefined,
  };
}
