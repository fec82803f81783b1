import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { changeHeld } from './change-held';
import { keepAnswer } from './keep-answer';

const client = new QueryClient();
afterEach(() => client.clear());

/** What a screen holds of the server, whose answers come one by one when they are let. */
async function openScreen() {
  const asked: { said: string[]; come: (said: string[]) => void }[] = [];
  const server = { said: ['first'] };
  const query = queryOptions({
    queryKey: ['said'],
    queryFn: () =>
      new Promise<{ said: string[]; seen: number }>((resolve) =>
        asked.push({ said: server.said, come: (said) => resolve({ said, seen: asked.length }) }),
      ),
  });
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  const answer = async () => {
    const one = asked.shift();
    one?.come(one.said);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await answer();
  const held = () => client.getQueryData(query.queryKey)?.said;
  return { query, server, answer, held, stop, isAsking: () => client.isFetching(query) > 0 };
}

test('a change stays, whatever a response in flight carries, and what else that was to bring is asked for again', async () => {
  const { query, server, answer, held, stop, isAsking } = await openScreen();
  void client.refetchQueries(query);
  server.said = ['first', 'elsewhere', 'here'];
  changeHeld(client, query, (one) => ({ ...one, said: [...one.said, 'here'] }));
  expect(held()).toEqual(['first', 'here']);
  await answer();
  expect(held()).toEqual(['first', 'here']);
  await answer();
  expect(held()).toEqual(['first', 'elsewhere', 'here']);
  stop();
  expect(isAsking()).toBe(false);
});

test('nothing is asked for when nothing was on its way, and what is not held is not made up', async () => {
  const { query, held, stop, isAsking } = await openScreen();
  changeHeld(client, query, (one) => ({ ...one, said: ['here'] }));
  expect([held(), isAsking()]).toEqual([['here'], false]);
  stop();
  client.clear();
  changeHeld(client, query, (one) => ({ ...one, said: ['here'] }));
  expect(held()).toBeUndefined();
});

test('a whole answer stays, and nothing is asked for again', async () => {
  const { query, answer, held, stop, isAsking } = await openScreen();
  void client.refetchQueries(query);
  keepAnswer(client, query.queryKey, { said: ['here'], seen: 0 });
  await answer();
  expect([held(), isAsking()]).toEqual([['here'], false]);
  stop();
});
