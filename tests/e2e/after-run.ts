import pg from 'pg';
import { driftingOwners } from '@/lib/wallet/proof/service';

/** No balance may differ from its ledger after everything the tests did to it. */
async function auditLedger(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const drifting = await driftingOwners(client);
    if (drifting.length > 0) throw new Error(`The ledger drifts: ${JSON.stringify(drifting)}`);
  } finally {
    await client.end();
  }
}

/** A failure that no browser sees, such as an exception behind an answer that was thrown away. */
function expectNoErrors(log: string): void {
  const unexpected = log.split('\n').filter((line) => /"level":(50|60)/.test(line));
  if (unexpected.length > 0) throw new Error(`The product logged errors:\n${unexpected.join('\n')}`);
}

/** What has to hold of a product after the tests: its books, and a log without failures. */
export async function expectSound(databaseUrl: string, log: string): Promise<void> {
  await auditLedger(databaseUrl);
  expectNoErrors(log);
}
