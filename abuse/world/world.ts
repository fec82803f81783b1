import pg from 'pg';
import { ModelStandIn } from '@/tests/setup/model-stand-in';
import { setup } from '@/tests/setup/postgres';
import { type Product, startProduct } from '@/tests/setup/product';
import { redisIsHere, startRedis } from '@/tests/setup/redis';
import { Cashfree } from './cashfree';
import { requireLoopback } from './loopback';
import { type SmsProvider, startSmsProvider } from './sms-provider';
import { Team } from './team';
import type { Site } from './visitor';

/** The product, everybody it talks to, and whoever attacks it. */
export type World = {
  product: Product;
  site: Site;
  db: pg.Pool;
  cashfree: Cashfree;
  model: ModelStandIn;
  sms: SmsProvider;
  /** A team by its name, made when it is first asked for. */
  team(name: string): Team;
  teams: ReadonlyMap<string, Team>;
};

/** As at a public address, behind one proxy that says where people come from. */
const GUARDED = { TRUSTED_PROXIES: '1', RATE_LIMITS: 'default', SMS_CODES_FOR: 'members', LOG_LEVEL: 'warn' };
/** The guards that settings can take away. */
const UNGUARDED = {
  ...GUARDED,
  RATE_LIMITS: 'relaxed',
  AI_DAILY_FREE_REPLIES: '0',
  SMS_CODES_FOR: 'everyone',
};

/** As compose.yaml brings it: one for each core, which count limits together in Redis. */
const PROCESSES = 2;

/**
 * Starts the production build with a database of its own and stand-ins for every third party, all on this machine.
 * @param options.unguarded without the limits and budgets that settings can lift
 */
export async function openWorld({ unguarded }: { unguarded: boolean }) {
  const endDatabase = await setup();
  const sms = await startSmsProvider();
  const redis = redisIsHere() ? await startRedis() : null;
  const product = await startProduct({
    env: {
      ...(unguarded ? UNGUARDED : GUARDED),
      SMS_PROVIDER_URL: sms.url,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    },
    processes: redis ? PROCESSES : 1,
  });
  const site = { origin: product.url, ports: product.ports };
  for (const url of [
    product.url,
    product.databaseUrl.replace(/^postgres\w*:/, 'http:'),
    product.openaiControlUrl,
  ])
    requireLoopback(url);
  const cashfree = new Cashfree(product.cashfreeControlUrl);
  await cashfree.begin();
  const db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  const teams = new Map<string, Team>();
  const world: World = {
    ...{ product, site, db, cashfree, sms, teams },
    model: new ModelStandIn(product.openaiControlUrl),
    team(name) {
      const team = teams.get(name) ?? new Team(name, site);
      teams.set(name, team);
      return team;
    },
  };
  return {
    world,
    async close(): Promise<void> {
      cashfree.end();
      await db.end();
      await product.stop();
      await redis?.stop();
      sms.close();
      await endDatabase();
    },
  };
}
