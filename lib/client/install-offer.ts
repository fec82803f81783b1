declare global {
  interface Window {
    installOffer?: InstallOffer | undefined;
  }
}

/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent: Chromium alone has it. */
export type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/**
 * Part of every page, before its scripts: keeps the browser's offer to install the product for a good moment, in place of a bar of
 * the browser's own at any. It comes once. lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_INSTALL_OFFER =
  "addEventListener('beforeinstallprompt', (event) => { event.preventDefault(); window.installOffer = event; });";
