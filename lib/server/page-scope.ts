import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import type { Scope } from '@/lib/kit/scope';
import { clientAddress } from './address';
import { callerOf } from './caller';
import { env } from './env';
import { ownOrigin } from './origin';
import { type Ports, ports } from './ports';
import { jobScope } from './scope';

const nothing = () => undefined;

/**
 * What services read a page's data with; the caller is that of the page's request. A page can set no cookie: the call that
 * its screen makes afterwards renews one that needs it.
 */
export async function pageScope(): Promise<Scope & Ports> {
  const sent = await headers();
  const header = (name: string) => sent.get(name);
  const { APP_URL, TRUSTED_PROXIES } = env();
  const visitor = await callerOf(header('cookie'));
  return {
    ...jobScope(),
    ...ports(),
    actor: {
      visitorId: visitor?.visitorId ?? randomUUID(),
      userId: visitor?.userId ?? null,
      ipAddress: clientAddress({ address: null, header }, TRUSTED_PROXIES),
      origin: ownOrigin({ header }, APP_URL),
    },
    identify: nothing,
    forget: nothing,
  };
}
