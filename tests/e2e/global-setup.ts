import pg from 'pg';
import { driftingOwners } from '../../ops/commands/ledger-audit.mjs';
import { setup as startDatabases } from '../setup/postgres';
import { readLog, runningProduct, startProduct } from '../setup/product';

/** How the workers learn of the one product of the run. */
export const PRODUCT = 'SAATHI_E2E_PRODUCT';

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

/**
 * One product for the whole run. A trusted proxy lets every test come from an address of its own, as people do;
 * otherwise the limit on free starters would count all of them as one.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stopDatabases = await startDatabases();
  const product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
  process.env[PRODUCT] = JSON.stringify(runningProduct(product));
  return async () => {
    const log = readLog(product);
    try {
      await product.stop();
      await auditLedger(product.databaseUrl);
      expectNoErrors(log);
    } finally {
      await stopDatabases();
    }
  };
}
