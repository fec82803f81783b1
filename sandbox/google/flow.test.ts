import { createHash, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE } from './people.ts';
import { createSandbox } from './routes.ts';

const REDIRECT = 'http://localhost:3000/api/auth/callback/google';
const VERIFIER = 'a verifier of the length a client would choose for itself';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const CLIENT = `Basic ${Buffer.from('sandbox:sandbox-secret').toString('base64')}`;

const server = createSandbox();
let address = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const control = (path: string, body: object) =>
  fetch(`${address}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
beforeEach(() => control('reset', {}));

function authorizeUrl(over: Record<string, string> = {}): string {
  const query = {
    client_id: 'sandbox',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: REDIRECT,
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...over,
  };
  return `${address}/authorize?${new URLSearchParams(query)}`;
}

async function choose(sub: string): Promise<URL> {
  const answer = await fetch(authorizeUrl(), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ sub }),
  });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

async function exchange(code: string, over: Record<string, string> = {}, authorization = CLIENT) {
  const answer = await fetch(`${address}/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...over,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const newCode = async (sub = '1') => (await choose(sub)).searchParams.get('code') ?? '';

function claims(idToken = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

async function isSigned(idToken = ''): Promise<boolean> {
  const { keys } = await (await fetch(`${address}/certs`)).json();
  const at = idToken.lastIndexOf('.');
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  return verify(
    'RSA-SHA256',
    Buffer.from(idToken.slice(0, at)),
    key,
    Buffer.from(idToken.slice(at + 1), 'base64url'),
  );
}

describe('the flow', () => {
  test('discovery names every endpoint under the issuer', async () => {
    const found = await (await fetch(`${address}/.well-known/openid-configuration`)).json();
    expect(found.issuer).toBe(address);
    for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'])
      expect(found[name]).toMatch(new RegExp(`^${address}/`));
  });

  test('the consent page offers every person and Cancel', async () => {
    const page = await (await fetch(authorizeUrl())).text();
    for (const { name } of PEOPLE) expect(page).toContain(name);
    expect(page).toContain('Cancel');
  });

  test('a code becomes a signed ID token of that person with the nonce, and opens userinfo', async () => {
    const back = await choose(PEOPLE[1]?.sub ?? '');
    expect(back.searchParams.get('state')).toBe('the state');
    const { body } = await exchange(back.searchParams.get('code') ?? '');
    expect(await isSigned(body.id_token)).toBe(true);
    const expected = { name: PEOPLE[1]?.name, nonce: 'the nonce', aud: 'sandbox', iss: address };
    expect(claims(body.id_token)).toMatchObject(expected);
    const headers = { authorization: `Bearer ${body.access_token}` };
    const info = await (await fetch(`${address}/userinfo`, { headers })).json();
    expect(info).toMatchObject({ sub: PEOPLE[1]?.sub, email: PEOPLE[1]?.email });
  });

  test('cancelling brings the error back, and no code', async () => {
    const back = await choose('');
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'the state', error: 'access_denied' });
  });

  test.each([
    { client_id: 'another' },
    { nonce: '' },
    { code_challenge_method: 'plain' },
    { response_type: 'token' },
  ])('refuses a request with %o', async (over) => {
    expect((await fetch(authorizeUrl(over as unknown as Record<string, string>))).status).toBe(400);
  });

  test('a code counts once, for its client, verifier and address', async () => {
    const code = await newCode();
    const wrong = `Basic ${Buffer.from('sandbox:guessed').toString('base64')}`;
    expect((await exchange(code, {}, wrong)).status).toBe(401);
    expect((await exchange(code, { code_verifier: 'another' })).body.error).toBe('invalid_grant');
    expect((await exchange(code, { redirect_uri: 'http://evil.example' })).body.error).toBe('invalid_grant');
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });
});

describe('faults on command', () => {
  test('wrong state', async () => {
    await control('next', { fault: 'wrong-state', match: '7' });
    expect((await choose('7')).searchParams.get('state')).not.toBe('the state');
    expect((await choose('7')).searchParams.get('state')).toBe('the state');
  });

  test('wrong nonce and wrong key', async () => {
    await control('next', { fault: 'wrong-nonce' });
    expect(claims((await exchange(await newCode())).body.id_token).nonce).not.toBe('the nonce');
    await control('next', { fault: 'wrong-key' });
    expect(await isSigned((await exchange(await newCode())).body.id_token)).toBe(false);
  });

  test.each(['expired-code', 'replayed-code'])('%s', async (fault) => {
    await control('next', { fault });
    expect((await exchange(await newCode())).body.error).toBe('invalid_grant');
  });

  test('down, for as many calls as asked', async () => {
    await control('next', { fault: 'down', count: 2, match: '/certs' });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(`${address}/certs`)).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  test('an unknown fault is refused, and calls are kept', async () => {
    expect((await control('next', { fault: 'fire' })).status).toBe(400);
    await fetch(`${address}/certs`);
    const { calls } = await (await fetch(`${address}/_control/calls`)).json();
    expect(calls).toMatchObject([{ method: 'GET', path: '/certs', status: 200 }]);
  });
});
