import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Person } from './http-person';
import type { RunningProduct } from './product';

/** A client's own word about its address, in every header that has ever meant one here. */
const CLAIMED = '203.0.113.9';
const CLAIMS = { 'x-saathi-remote-address': CLAIMED, 'x-forwarded-for': CLAIMED, 'x-real-ip': CLAIMED };

/** The address that is stored with a guest who registers while claiming another one. */
export async function storedAddress({
  url,
  databaseUrl,
}: Pick<RunningProduct, 'url' | 'databaseUrl'>): Promise<string> {
  const json = { browserFingerprint: randomUUID() };
  const { body } = await new Person(url).call('POST', '/api/user/register', { json, headers: CLAIMS });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT ip_address FROM users WHERE id = $1', [body.id]);
  await client.end();
  return rows[0].ip_address;
}
