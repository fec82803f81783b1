import { setup as startDatabases } from '../setup/postgres';
import { readLog, runningProduct, startProduct } from '../setup/product';
import { expectSound } from './after-run';

/** How the workers learn of the one product of the run. */
export const PRODUCT = 'SAATHI_E2E_PRODUCT';

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
      await expectSound(product.databaseUrl, log);
    } finally {
      await stopDatabases();
    }
  };
}
