// One statement, four ways: what reading a cookie's user costs through `pg` alone, through a query that pgtyped generated, through
// Prisma's raw queries and through Prisma Client.
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { makeDatabases, pickChats } from './database.mjs';
import { median } from './percentile.mjs';
import { SECRET } from './servers.mjs';
import { number, table, times } from './table.mjs';

const TEXT = `SELECT u.id, u.message_balance AS "messageBalance", u.name
FROM users u JOIN chat_sessions s ON s.user_id = u.id WHERE s.id = $1::uuid`;
const ROUNDS = 7;
const WARM = 300;

/**
 * CPU of this process per call (µs); PostgreSQL's own is not in it.
 * @param {() => Promise<unknown>} call
 * @param {number} calls
 */
async function cpuPerCall(call, calls) {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchQueries({ serverUrl, quick }) {
  const unregister = register();
  const { PrismaClient } = await import('../prisma/generated/client.ts');
  const { PreparedQuery } = await import('@pgtyped/runtime');
  const databases = await makeDatabases(serverUrl, { messages: 10_000, chats: 1 });
  const [{ sessionId }] = await pickChats(databases.empty, 1, SECRET);
  const pool = new pg.Pool({ connectionString: databases.empty, max: 1 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const at = TEXT.indexOf('$1');
  const generated = new PreparedQuery({
    usedParamSet: { sessionId: true },
    params: [
      { name: 'sessionId', required: true, transform: { type: 'scalar' }, locs: [{ a: at, b: at + 1 }] },
    ],
    statement: TEXT,
  });
  const onPool = { query: (text, values) => pool.query({ name: 'bench.generated', text, values }) };
  const select = { user: { select: { id: true, messageBalance: true, name: true } } };
  const ways = {
    'pg, a prepared statement': () => pool.query({ name: 'bench.plain', text: TEXT, values: [sessionId] }),
    'pgtyped on the pool': () => generated.run({ sessionId }, onPool),
    // Prisma's typed SQL is a preview feature; it runs this way, with types around it.
    'Prisma, $queryRaw': () => prisma.$queryRawUnsafe(TEXT, sessionId),
    'Prisma Client, findUnique with a relation': () =>
      prisma.chatSession.findUnique({ where: { id: sessionId }, select }),
  };
  const seen = new Map(Object.keys(ways).map((way) => [way, []]));
  for (const call of Object.values(ways)) await cpuPerCall(call, WARM);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, call] of Object.entries(ways))
      seen.get(way).push(await cpuPerCall(call, quick ? 300 : 2_000));
  await prisma.$disconnect();
  await pool.end();
  await databases.drop();
  await unregister();
  const [[, floor]] = seen;
  const rows = [...seen].map(([way, cpu]) => [
    way,
    number(median(cpu)),
    times(median(cpu.map((one, round) => one / floor[round]))),
  ]);
  return table('Queries', ['one read by an index, with a join', 'CPU µs', '÷ pg'], rows);
}
