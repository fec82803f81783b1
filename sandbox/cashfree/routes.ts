import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { api } from './api.ts';
import { checkout } from './checkout.ts';
import { control } from './control.ts';
import { Refusal, serverError } from './errors.ts';
import { takeFault } from './faults.ts';
import { createGateway, type Gateway, quiet, type Settings } from './gateway.ts';
import { sdkScript } from './sdk.ts';
import { failure, refused, send, sendFaulty } from './wire.ts';

const KEEP_ALIVE_MS = 65_000;

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
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
    handle(gateway, request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else send(response, refused(error instanceof Refusal ? error : serverError()));
      if (!(error instanceof Refusal)) console.error(error);
    });
  });
  server.on('close', () => quiet(gateway));
  return server;
}
