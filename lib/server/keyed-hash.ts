import { createHmac, hkdfSync } from 'node:crypto';
import type { KeyedHash } from '@/lib/users/mobile/ports';

/** Hashes under keys derived from the server's secret. */
export function keyedHashWith(secret: string): KeyedHash {
  return (purpose, text) => {
    const key = Buffer.from(hkdfSync('sha256', secret, 'saathi', purpose, 32));
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}
