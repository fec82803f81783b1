import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { clientAddress } from '@/lib/server/address';
import type { CallRequest } from '@/lib/server/call';
import { readVisitor } from '@/lib/server/caller';
import { behindDoor } from '@/lib/server/console-door';
import { takeConsole } from '@/lib/server/console-lines';
import { env, sessionRing } from '@/lib/server/env';
import { startErrorReports } from '@/lib/server/error-reports';
import { describeFailure } from '@/lib/server/failure';
import { announceEnd } from '@/lib/server/health';
import { startWebJobs } from '@/lib/server/jobs';
import { log } from '@/lib/server/log';
import { lookAtModel } from '@/lib/server/model-look';
import { withNotFoundMark } from '@/lib/server/not-found-mark';
import { inPageLanguage, pageLanguage } from '@/lib/server/page-language';
import { ports } from '@/lib/server/ports';
import { runningWork } from '@/lib/server/running';
import { lookAtServices } from '@/lib/server/safety-services';
import { fileHeaders } from '@/lib/server/security-headers';
import { noteKeys } from '@/lib/server/security-log';
import { settings } from '@/lib/server/settings';
import { takeJobsFromNext } from '@/lib/server/site-env';
import { startTracing, stopTracing } from '@/lib/server/tracing';
import { placeOf, turns } from '@/lib/server/turns';
import { newVisitorLine } from '@/lib/server/visitor-cookie';
import {
  isHostless,
  needsTurn,
  refuseCrowd,
  refuseForeign,
  refuseForPage,
  refuseHostless,
  refuseTrace,
  removeClaims,
} from './admission';
import { answerCall, callRequest, send } from './answer-call';
import { answerMalformed } from './answer-malformed';
import { completeContentType } from './charset';
import { LIMITS_EVERY_MS, limitConnections } from './connection-limits';
import type { FindCall } from './find-call';
import { openFirstPages } from './first-page';
import { openFirstVisits } from './first-visits';
import { endingAnswers } from './next-answer';
import { answerUnkept, answerWithMark } from './not-found-status';
import { finishPage } from './page-answer';
import { inPageSpan } from './page-span';
import { pathOf, requestTarget } from './request-target';
import { unknownAddresses } from './unknown-address';
import { warmUp } from './warm-up';
import { wholeBody } from './whole-body';
import { writtenPages } from './written-pages';

export type ServerOptions = {
  /** Pages come from Next's development server, written ones too. */
  dev: boolean;
  /** The project's folder. */
  folder: string;
  appUrl: URL;
  port: number;
  /** The address of the network interface to listen at. */
  bindAddress: string;
  /** The calls; in development it brings those of the sources as they are at the moment. */
  loadCalls: () => FindCall | Promise<FindCall>;
};

/**
 * The environment is read with the first request that needs it; by then people would be waiting.
 * @throws Error naming every variable that is missing or wrong
 */
export const checkEnvironment = (): void => void env();

/** Asks each model and each safety service once; a line for people on how each does. Takes 10 s at most. */
export async function describeServices(): Promise<string[]> {
  const lines = await Promise.all([Promise.all(ports().answering.map(lookAtModel)), lookAtServices(ports())]);
  return lines.flat();
}

/** Finishes the running work and ends the server. */
export type StopServer = () => Promise<void>;

/**
 * What may wait for the end of one answer before Node takes it for a leak: four of ours, and Next's for each time it draws a page; where a
 * page finds that it has nothing to show (an article that there is none of) it draws two, which made eleven, one above Node's limit.
 */
const LISTENERS_OF_ANSWER = 20;

/**
 * Starts the product's HTTP server: it answers calls and written pages itself, and leaves the rest to Next.
 * @throws Error when something in the environment is missing or wrong, or the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<StopServer> {
  const { dev, folder, appUrl, port, bindAddress, loadCalls } = options;
  const {
    APP_URL,
    CHAT_PICTURES,
    STOP_NOTICE_SECONDS,
    TRUSTED_PROXIES,
    TRUSTED_PROXY_ADDRESSES: isProxy,
  } = env();
  const running = runningWork();
  await startErrorReports();
  await startTracing();
  noteKeys();
  await settings().ready;
  // They are ours from here on, and wait until everything is loaded: until then a connection to the database takes longer than it may on a
  // busy machine, and nobody is served yet who could need them.
  const loaded = Promise.withResolvers<void>();
  startWebJobs(running.track, loaded.promise);
  takeJobsFromNext();

  let draining = false;
  // Nothing here speaks another protocol but the page reloader of development: who asks for one gets an answer like everybody else.
  const upgrades = dev ? {} : { shouldUpgradeCallback: () => false };
  const manners = { connectionsCheckingInterval: LIMITS_EVERY_MS, requireHostHeader: false, ...upgrades };
  const handle: http.RequestListener = (request, response) => {
    // What came in the same packet as a request that had the connection closed. Node tells of no end of its answer.
    if (request.socket.destroyed) return;
    if (draining) response.setHeader('connection', 'close');
    response.setMaxListeners(LISTENERS_OF_ANSWER);
    removeClaims(request, isProxy);
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    // Not over before both: an answer goes on when the browser has gone, and a browser may be slow to take it.
    void running.track(async () => {
      await answer(request, response).catch((error: unknown) => {
        log().error(describeFailure(error), 'a request was not answered');
        response.destroy();
      });
      await closed;
    });
  };
  const server = http.createServer(manners, handle);
  limitConnections(server);
  answerMalformed(server, APP_URL);

  const app = next({ dev, dir: folder, hostname: appUrl.hostname, port, httpServer: server });
  const answerWrittenPage = dev ? () => undefined : writtenPages(path.join(folder, '.next/content'), APP_URL);
  await app.prepare();
  const answerPage = endingAnswers(app.getRequestHandler());
  const openFirstPage = openFirstPages(folder);
  const answerFirstVisit = openFirstVisits({
    newCookie: () => newVisitorLine(APP_URL, sessionRing()),
    madeFrom: () => settings().current(),
  });
  // Next's development server has no list of its pages, and adds to them.
  const leadUnknown = dev ? (target: string) => target : unknownAddresses(folder);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request.url ?? '/');
    const refused = isHostless(request)
      ? refuseHostless()
      : request.method === 'TRACE'
        ? refuseTrace()
        : refuseForeign(request, pathOf(target));
    if (refused) return send(response, await refused);
    request.url = target;
    const written = answerWrittenPage(request, response);
    if (written) return written;
    if (!needsTurn(pathOf(target))) return answerInTurn(request, response);
    const asked = callRequest(request);
    const sessionId = readVisitor(asked.header('cookie'))?.visitor.sessionId ?? null;
    const place = placeOf(clientAddress(asked, TRUSTED_PROXIES), sessionId);
    if (turns().isCrowded(place.neighbourhood)) return send(response, await refuseCrowd());
    const body = await wholeBody(request, pathOf(target), CHAT_PICTURES === 'on');
    // Gone, or cut off because it took too long.
    if (request.socket.destroyed) return;
    await turns().inTurn(place, async () => {
      // Nobody is left to read an answer; what changes something goes on without its browser.
      if (body === null && request.socket.destroyed) return;
      await answerInTurn(request, response, body);
    });
  }

  async function answerInTurn(
    request: IncomingMessage,
    response: ServerResponse,
    body: CallRequest['body'] = null,
  ): Promise<void> {
    const { url: target = '/' } = request;
    const call = answerCall(await loadCalls(), { ...callRequest(request), body }, response);
    if (call) return call;
    // Next's development server has addresses of its own, which take more.
    const notForPages = dev ? undefined : refuseForPage(request);
    if (notForPages) return send(response, await notForPages);
    const behind = await behindDoor(target, (name) => request.headers[name]?.toString() ?? null);
    request.url = leadUnknown(behind);
    for (const [name, value] of fileHeaders(APP_URL)) response.setHeader(name, value);
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    // What reads the page's data and what tells of its failure name the same request.
    request.headers['x-request-id'] = requestId;
    completeContentType(response);
    await withNotFoundMark((isMarked, isUnkept) => {
      answerUnkept(response, isUnkept);
      // What the router asks for is drawn as what it is, whatever its status; an error would have it load the document once more.
      if (!request.headers.rsc) answerWithMark(response, isMarked);
      // After it: what is compressed is announced through it.
      if (!dev) finishPage(request, response, openFirstPage);
      return inPageSpan(pathOf(target), requestId, response, () =>
        inPageLanguage(
          (name) => request.headers[name],
          () =>
            dev
              ? answerPage(request, response)
              : answerFirstVisit(request, response, pageLanguage(), () => answerPage(request, response)),
        ),
      );
    });
  }

  // Its table is read with the first count.
  ports().countTokens('');
  if (!dev) await warmUp(handle, appUrl.host);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: bindAddress }, resolve);
  });
  loaded.resolve();
  // From here on; why a start fails is for people.
  if (!dev) takeConsole();
  return async () => {
    // Who is answered from now on comes again on another connection, and a proxy that asks /readyz takes it elsewhere: only then
    // is the port closed.
    draining = true;
    announceEnd();
    await sleep(STOP_NOTICE_SECONDS * 1000);
    server.close();
    await running.drain(() => server.closeIdleConnections());
    log().info({ unfinished: running.count() }, 'server stopped');
    await stopTracing();
  };
}
