import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createStandIn, send } from '../http.ts';
import { api } from './api.ts';
import { checkout } from './checkout.ts';
import { control } from './control.ts';
import { Refusal, serverError } from './errors.ts';
import { takeFault } from './faults.ts';
import { createGateway, type Gateway, quiet, type Settings } from './gateway.ts';
import { sdkScript } from './sdk.ts';
import { failure, refused, sendFaulty } from './wire.ts';

async function script(
  gateway: Gateway,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fault = takeFault(gateway.faults, 'sdk', '');
  const call = gateway.calls.add({
    time: new Date().toISOString(),
    method: 'GET',
    path,
    operation: 'sdk',
    order_id: '',
    status: 0,
  });
  const fails = fault?.fault === '500' || fault?.fault === '429';
  const answer = fails ? failure(fault.fault) : sdkScript(request);
  await sendFaulty(gateway, response, answer, call, fault);
}

async function handle(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const [path = '/', search = ''] = (request.url ?? '/').split('?');
  if (path.startsWith('/pg/')) return api(gateway, method, path, request, response);
  if (path === '/sdk/cashfree.js' && method === 'GET') return script(gateway, path, request, response);
  if (path.startsWith('/_control/'))
    return send(response, await control(gateway, method, path, new URLSearchParams(search), request));
  const answer = await checkout(gateway, method, path, request);
  if (!answer) throw new Refusal(404, 'request_failed', `${method} ${path} does not exist`);
  send(response, answer);
}

/** The stand-in as an HTTP server that is not listening yet. */
export function createSandbox(settings: Partial<Settings> = {}): Server {
  const gateway = createGateway(settings);
  const server = createStandIn(
    (request, response) => handle(gateway, request, response),
    (error) => {
      if (error instanceof Refusal) return refused(error);
      console.error(error);
      return refused(serverError());
    },
  );
  server.on('close', () => quiet(gateway));
  return server;
}
