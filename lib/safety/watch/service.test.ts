import { expect, test, vi } from 'vitest';
import { NEVER } from '@/tests/setup/completion';
import type { ServiceAnswer } from '../ports';
import { REST_FAILING_MS, REST_REFUSED_MS } from './constants';
import { watchService } from './service';

const status = (code: number) => Object.assign(new Error('no'), { status: code, code: 'some_code' });

/** A service that is asked again and again; the clock is ours. */
function asked(...does: (Error | string | null)[]) {
  const reports: ServiceAnswer[] = [];
  const watched = watchService('moderation', (answer) => reports.push(answer));
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let requests = 0;
  return {
    reports,
    requests: () => requests,
    pass: (ms: number) => (now += ms),
    ask: (signal = NEVER) =>
      watched.ask(signal, async () => {
        const next = does[Math.min(requests, does.length - 1)] ?? null;
        requests += 1;
        if (next instanceof Error) throw next;
        return next;
      }),
  };
}

test.each([401, 403, 404, 405])(
  'a refusal (%i) is told, and the service asked again after a minute',
  async (code) => {
    const one = asked(status(code), 'fine');
    expect(await one.ask()).toBeNull();
    expect(one.reports).toEqual([
      {
        service: 'moderation',
        outcome: 'refused',
        status: code,
        code: 'some_code',
        restsMs: REST_REFUSED_MS,
      },
    ]);
    one.pass(REST_REFUSED_MS - 1);
    expect(await one.ask()).toBeNull();
    expect(one.requests()).toBe(1);
    one.pass(1);
    expect(await one.ask()).toBe('fine');
    expect(one.reports.at(-1)).toMatchObject({ outcome: 'answered', restsMs: 0 });
  },
);

test('a failure is no judgement and throws nothing; after three in a row the next texts do not wait for it', async () => {
  const one = asked(status(500), status(500), 'fine', status(500), status(429), new Error('reset'), 'fine');
  for (const brought of [null, null, 'fine', null, null, null]) expect(await one.ask()).toBe(brought);
  expect(await one.ask()).toBeNull();
  expect(one.requests()).toBe(6);
  expect(one.reports.map(({ restsMs }) => restsMs)).toEqual([0, 0, 0, 0, 0, REST_FAILING_MS]);
  one.pass(REST_FAILING_MS);
  expect(await one.ask()).toBe('fine');
});

test('what cannot be understood is told too', async () => {
  const one = asked(null);
  expect(await one.ask()).toBeNull();
  expect(one.reports).toMatchObject([{ outcome: 'unusable', status: null }]);
});

test('a request whose time was up is late; one that was only called off says nothing', async () => {
  const one = asked(new Error('aborted'));
  const hanging = new AbortController();
  const answer = one.ask(hanging.signal);
  expect(await answer).toBeNull();
  const reports: ServiceAnswer[] = [];
  for (const name of ['TooLate', 'Error']) {
    const controller = new AbortController();
    const watched = watchService('judge', (report) => reports.push(report));
    await watched.ask(controller.signal, async () => {
      controller.abort(Object.assign(new Error('over'), { name }));
      throw new Error('aborted');
    });
  }
  expect(reports).toMatchObject([{ service: 'judge', outcome: 'late' }]);
});
