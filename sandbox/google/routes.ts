import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, createStandIn, json, objectIn, pathOf, readText, send } from '../http.ts';
import { readFault, takeFault } from './faults.ts';
import { authorize, token, userinfo } from './flow.ts';
import { createIssuer, type DEFAULTS, type Issuer } from './issuer.ts';
import { PEOPLE } from './people.ts';
import { picture } from './picture.ts';
import { keySet } from './tokens.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const PICTURE = /^\/picture\/\w+$/;

function discovery(address: string): Answer {
  return json(200, {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    userinfo_endpoint: `${address}/userinfo`,
    jwks_uri: `${address}/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'picture', 'sub'],
    code_challenge_methods_supported: ['S256'],
  });
}

function control(issuer: Issuer, method: string, path: string, text: string): Answer | undefined {
  if (method === 'GET' && path === '/_control/health') return json(200, { ok: true });
  if (method === 'GET' && path === '/_control/people') return json(200, { people: PEOPLE });
  if (method === 'GET' && path === '/_control/calls')
    return json(200, { total: issuer.calls.total(), calls: issuer.calls.list() });
  if (method !== 'POST') return undefined;
  if (path === '/_control/reset') {
    issuer.faults.length = 0;
    issuer.codes.clear();
    issuer.tokens.clear();
    issuer.calls.reset();
    return json(200, { ok: true });
  }
  if (path !== '/_control/next') return undefined;
  const fault = readFault(objectIn(text) ?? {});
  if (typeof fault === 'string') return json(400, { error: fault });
  issuer.faults.push(fault);
  return json(200, { ok: true });
}

async function answer(issuer: Issuer, request: IncomingMessage, address: string): Promise<Answer> {
  const method = request.method ?? 'GET';
  const { pathname: path, searchParams } = new URL(request.url ?? '/', address);
  const text = method === 'POST' ? await readText(request, BODY_LIMIT_BYTES) : '';
  const missing = json(404, { error: `${method} ${path} does not exist` });
  if (path.startsWith('/_control/')) return control(issuer, method, path, text) ?? missing;
  const fault = takeFault(issuer.faults, ['down', 'slow', 'garbage'], path);
  if (fault?.fault === 'slow') await wait(fault.delayMs);
  if (fault?.fault === 'down') return json(503, { error: 'backend_error' });
  if (fault?.fault === 'garbage') return { status: 200, headers: {}, body: '<html><b>upstream ]]' };
  const { authorization } = request.headers;
  const route = `${method} ${path}`;
  if (route === 'GET /.well-known/openid-configuration') return discovery(address);
  if (route === 'GET /certs') return json(200, keySet(issuer.keys));
  if (route === 'GET /authorize' || route === 'POST /authorize')
    return authorize(issuer, method, searchParams, new URLSearchParams(text));
  if (route === 'POST /token') return token(issuer, address, authorization, new URLSearchParams(text));
  if (route === 'GET /userinfo') return userinfo(issuer, address, authorization);
  if (method === 'GET' && PICTURE.test(path)) return picture(path.slice(path.lastIndexOf('/') + 1));
  return missing;
}

/** The stand-in as an HTTP server that is not listening yet. */
export function createSandbox(settings: Partial<typeof DEFAULTS> = {}): Server {
  const issuer = createIssuer(settings);
  return createStandIn(
    async (request, response) => {
      const { method = 'GET', headers } = request;
      const given = await answer(issuer, request, `http://${headers.host}`);
      const path = pathOf(request);
      if (!path.startsWith('/_control/'))
        issuer.calls.add({ time: new Date().toISOString(), method, path, status: given.status });
      send(response, given);
    },
    (error) => {
      console.error(error);
      return json(500, { error: 'The stand-in failed.' });
    },
  );
}
