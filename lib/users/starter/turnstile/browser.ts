import type { Challenge } from '@/lib/wallet/starters/contract';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
type Turnstile = {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      cData: string;
      /** Nothing is seen unless the person has to do something. */
      appearance: 'interaction-only';
      callback(response: string): void;
      'error-callback'(): void;
    },
  ): string;
};

function loadTurnstile(address: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const { turnstile }: Window & { turnstile?: Turnstile } = window;
      if (turnstile) resolve(turnstile);
      else reject(new Error('Turnstile came empty.'));
    };
    script.onerror = () => reject(new Error('Turnstile did not load.'));
    document.head.append(script);
  });
}

/** The response of Cloudflare's widget, below everything else while it needs a tap. @throws Error where it does not pass */
export async function passTurnstile(challenge: Extract<Challenge, { kind: 'turnstile' }>): Promise<string> {
  const { scriptUrl, siteKey, action, data } = challenge;
  const turnstile = await loadTurnstile(scriptUrl);
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;justify-content:center;padding:12px';
  document.body.append(place);
  try {
    return await new Promise((resolve, reject) => {
      turnstile.render(place, {
        ...{ sitekey: siteKey, action, cData: data, appearance: 'interaction-only' },
        callback: resolve,
        'error-callback': () => reject(new Error('Turnstile refused.')),
      });
    });
  } finally {
    place.remove();
  }
}
