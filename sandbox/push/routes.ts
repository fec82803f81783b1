import type { IncomingMessage, Server } from 'node:http';
import { type Answer, createStandIn, json, objectIn, pathOf, send } from '../http.ts';
import { createLog, type Log } from '../log.ts';
import { type Browser, decrypt, newBrowser } from './browser.ts';
import { whyNotSigned } from './vapid.ts';

/** Bytes that a push service has to take at least (RFC 8030, section 7.2); this one takes no more, as Apple. */
const BODY_MAX = 4_096;
const KEPT = 1_000;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

/** A message that came, or was refused. */
type Call = {
  browser: string;
  status: number;
  reason?: string | undefined;
  /** What the browser reads. */
  text?: string | undefined;
  ttl?: number;
  urgency?: string | undefined;
  topic?: string | undefined;
};

type Fault = { status: number; count: number; browser: string; retryAfter: string | undefined };

type Service = { browsers: Map<string, Browser>; calls: Log<Call>; faults: Fault[] };

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function takeFault({ faults }: Service, browser: string): Fault | undefined {
  const at = faults.findIndex((fault) => fault.browser === '' || fault.browser === browser);
  const fault = faults[at];
  if (!fault) return undefined;
  fault.count -= 1;
  if (fault.count === 0) faults.splice(at, 1);
  return fault;
}

/** Takes a message for a browser. RFC 8030, section 5; statuses as in its sections 5 and 7. */
function take(service: Service, id: string, request: IncomingMessage, body: Buffer, origin: string): Answer {
  const note = (call: Omit<Call, 'browser'>, headers: Record<string, string> = {}): Answer => {
    service.calls.add({ browser: id, ...call });
    return json(call.status, call.reason === undefined ? {} : { reason: call.reason }, headers);
  };
  const browser = service.browsers.get(id);
  if (!browser) return note({ status: 404, reason: 'no such subscription' });
  const { authorization, ttl, urgency, topic, 'content-encoding': encoding } = request.headers;
  const refusal = whyNotSigned(authorization, origin, browser.serverKey);
  if (refusal) return note(refusal);
  const fault = takeFault(service, id);
  if (fault) {
    if (fault.status === 410) service.browsers.delete(id);
    const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
    return note({ status: fault.status, reason: 'as it was told' }, headers as Record<string, string>);
  }
  if (!/^\d+$/.test(String(ttl))) return note({ status: 400, reason: 'no TTL' });
  if (urgency !== undefined && !URGENCIES.includes(String(urgency)))
    return note({ status: 400, reason: 'no such urgency' });
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic)))
    return note({ status: 400, reason: 'no topic' });
  if (encoding !== 'aes128gcm') return note({ status: 400, reason: 'not aes128gcm' });
  if (body.length > BODY_MAX) return note({ status: 413, reason: 'too large' });
  try {
    const text = decrypt(browser, body);
    const about = { ttl: Number(ttl), urgency: urgency && String(urgency), topic: topic && String(topic) };
    return note({ status: 201, text, ...about }, { location: `${origin}/message/${service.calls.total()}` });
  } catch (error) {
    // A push service cannot know; the browser would throw it away.
    return note({ status: 201, reason: `unreadable: ${String(error)}` });
  }
}

/** What a test tells the browsers and the service. */
function control(
  service: Service,
  method: string,
  path: string,
  text: string,
  origin: string,
): Answer | undefined {
  if (method === 'GET' && path === '/_control/health') return json(200, { ok: true });
  if (method === 'GET' && path === '/_control/calls') return json(200, { calls: service.calls.list() });
  if (method !== 'POST') return undefined;
  const command = objectIn(text) ?? {};
  if (path === '/_control/subscribe') {
    const browser = newBrowser(String(command.serverKey));
    service.browsers.set(browser.id, browser);
    const keys = { p256dh: browser.p256dh.toString('base64url'), auth: browser.auth.toString('base64url') };
    return json(200, { id: browser.id, subscription: { endpoint: `${origin}/wpush/${browser.id}`, keys } });
  }
  if (path === '/_control/reset') {
    service.faults.length = 0;
    service.calls.reset();
    return json(200, { ok: true });
  }
  if (path !== '/_control/next') return undefined;
  const { status, count = 1, browser = '', retryAfter } = command;
  if (!Number.isInteger(status) || !Number.isInteger(count))
    return json(400, { error: 'status and count are whole numbers' });
  service.faults.push({
    ...{ status: Number(status), count: Number(count), browser: String(browser) },
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  });
  return json(200, { ok: true });
}

/** A push service, and the browsers that have subscribed there, as an HTTP server that is not listening yet. */
export function createSandbox(): Server {
  const service: Service = { browsers: new Map(), calls: createLog<Call>(KEPT), faults: [] };
  return createStandIn(
    async (request, response) => {
      const { method = 'GET', headers } = request;
      const path = pathOf(request);
      const origin = `http://${headers.host}`;
      const body = await readBytes(request);
      const [, id] = /^\/wpush\/([\w-]+)$/.exec(path) ?? [];
      const answer =
        method === 'POST' && id !== undefined
          ? take(service, id, request, body, origin)
          : control(service, method, path, body.toString(), origin);
      send(response, answer ?? json(404, { error: `${method} ${path} does not exist` }));
    },
    (error) => {
      console.error(error);
      return json(500, { error: 'The stand-in failed.' });
    },
  );
}
