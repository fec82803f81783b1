import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { driftingOwners } from '../../lib/wallet/proof/service.ts';
import { withDatabaseUrl } from './host-steps.mjs';

/** Proves every balance against the ledger; prints the rows that drift and ends the process with 1 when there are any. */
export const runAudit = () =>
  withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    await withDatabase(url, async (client) => {
      const drifting = await driftingOwners(client);
      if (drifting.length > 0) {
        console.error(`${drifting.length} balances differ from the ledger:`);
        console.table(drifting);
        process.exitCode = 1;
        return;
      }
      const { rows } = await client.query('SELECT count(*)::int AS entries FROM ledger_entries');
      console.log(`Every balance equals its ledger (${rows[0].entries} entries).`);
    });
  });
