import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { OTHER_PAGE_OPENS, REDIRECTING, SDK_NOT_AVAILABLE, SDK_NOT_LOADED } from '../copy';
import { FALLBACK_NOTICE_MS, SDK_LOAD_MAX_MS, SDK_SETTLE_MS } from './constants';
import { type Checkout, fallbackAddress, isCancelled } from './rules';

type SdkResult = { error?: { code?: string; message?: string } } | undefined;
type Sdk = (options: { mode: Checkout['mode'] }) => {
  checkout(options: { paymentSessionId: string; redirectTarget: '_self' }): Promise<SdkResult>;
};

declare global {
  interface Window {
    Cashfree?: Sdk;
  }
}

let loaded: Promise<void> | undefined;

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(SDK_NOT_LOADED));
    };
    const timer = setTimeout(fail, SDK_LOAD_MAX_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Loads the script once; after a failure the next payment tries again. */
async function loadSdk(address: string): Promise<Sdk> {
  loaded ??= insertScript(address);
  try {
    await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
  await pause(SDK_SETTLE_MS);
  if (!window.Cashfree) throw new Error(SDK_NOT_AVAILABLE);
  return window.Cashfree;
}

/**
 * Leaves for the provider's checkout in this window. When its script fails, a payment link takes over.
 * @returns 'leaving', or what the provider said instead of opening the checkout
 */
export async function openCheckout(order: Checkout): Promise<'leaving' | 'failed' | 'cancelled'> {
  try {
    const sdk = await loadSdk(order.sdk_url);
    const result = await sdk({ mode: order.mode }).checkout({
      paymentSessionId: order.payment_session_id,
      redirectTarget: '_self',
    });
    if (result?.error) return isCancelled(result.error) ? 'cancelled' : 'failed';
  } catch (cause) {
    const reason = cause instanceof Error && cause.message ? cause.message : SDK_NOT_AVAILABLE;
    toast({ title: t(REDIRECTING), description: OTHER_PAGE_OPENS(reason) });
    await pause(FALLBACK_NOTICE_MS);
    window.location.assign(fallbackAddress(order));
  }
  return 'leaving';
}
