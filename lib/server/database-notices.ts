import pg from 'pg';

/** ms until a lost connection is made anew. */
const AGAIN_MS = 5_000;

/**
 * Listens on a channel of PostgreSQL (https://www.postgresql.org/docs/current/sql-notify.html), on a connection of its own, which
 * is made anew when it is lost. What was told meanwhile is lost: `onNotice` is called after each connection too. Behind a pool of
 * connections that gives each transaction another one nothing is ever heard, so nobody may rely on it alone
 * (https://www.pgbouncer.org/features.html).
 * @returns to be called to stop
 */
export function listen(url: string, channel: string, onNotice: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  function connect(): void {
    const one = new pg.Client({ connectionString: url, keepAlive: true });
    client = one;
    const lost = () => {
      if (client !== one || stopped) return;
      client = undefined;
      one.end().catch(() => undefined);
      again = setTimeout(connect, AGAIN_MS).unref();
    };
    // The server ended it, or was never there: whoever needs the database says so.
    one.on('error', lost);
    one.on('end', lost);
    one.on('notification', onNotice);
    one
      .connect()
      .then(() => one.query(`LISTEN ${one.escapeIdentifier(channel)}`))
      .then(onNotice, lost);
  }

  connect();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
}
