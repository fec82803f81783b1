import { headers } from 'next/headers';
import type { Scope } from '@/lib/kit/scope';
import { clientAddress } from './address';
import { callerOf } from './caller';
import { env } from './env';
import { ownOrigin } from './origin';
import { type Ports, ports } from './ports';
import { jobScope } from './scope';

/**
 * What services read a page's data with; the caller is that of the page's request. A page can set no cookie.
 * @returns null for a browser that is not known, for which there is nothing to read
 */
export async function pageScope(): Promise<(Scope & Ports) | null> {
  const sent = await headers();
  const header = (name: string) => sent.get(name);
  const { APP_URL, TRUSTED_PROXIES } = env();
  const caller = await callerOf(header);
  if (!caller) return null;
  return {
    ...jobScope(),
    ...ports(),
    actor: {
      ...caller,
      userAgent: header('user-agent'),
      ipAddress: clientAddress({ address: null, header }, TRUSTED_PROXIES),
      origin: ownOrigin({ header }, APP_URL),
    },
    identify: () => false,
    forget: () => undefined,
  };
}
