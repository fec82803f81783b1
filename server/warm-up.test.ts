import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up';

const warn = vi.fn();
vi.mock('@/lib/server/log', () => ({ log: () => ({ warn }) }));

const HOST = 'saathi.example';

test('each page is asked for once, one after the other, as people ask for it', async () => {
  const asked: (string | undefined)[] = [];
  let open = 0;
  await warmUp(
    ({ url, headers }, response) => {
      open += 1;
      asked.push(`${headers.host}${url} ${open}`);
      response.end('page', () => {
        open -= 1;
      });
    },
    HOST,
    ['/', '/account'],
  );
  expect(asked).toEqual([`${HOST}/ 1`, `${HOST}/account 1`]);
  expect(warn).not.toHaveBeenCalled();
});

const never: RequestListener = () => undefined;
const breaks: RequestListener = ({ socket }) => void socket.destroy();

test.each([
  ['hangs', never],
  ['breaks', breaks],
])('a page that %s is logged, and keeps no process from starting', async (_what, answer) => {
  warn.mockClear();
  await warmUp(answer, HOST, ['/', '/account'], 50);
  expect(warn).toHaveBeenCalledOnce();
});
