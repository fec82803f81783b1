import type { TestProject } from 'vitest/node';
import { type RunningProduct, runningProduct, startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    product: RunningProduct;
  }
}

/**
 * One product for every contract test that needs no settings of its own: `inject('product')`. Its tests run side by side, so each
 * looks only at the people, orders and log lines that it made. The database server has to be up. It trusts one proxy, so
 * that a test can come from another address.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
  provide('product', runningProduct(product));
  return product.stop;
}
