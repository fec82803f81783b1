import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http.ts';

/** Runs in the browser of the product: it takes the person to the checkout page of the same stand-in. */
const SCRIPT = `(() => {
  const own = document.currentScript;
  const origin = own && own.src ? new URL(own.src).origin : ORIGIN;
  const refuse = (message) => Promise.resolve({ error: { message, code: 'request_invalid', type: 'invalid_request_error' } });

  function Cashfree(options) {
    const mode = options && options.mode;
    if (mode !== 'sandbox' && mode !== 'production') throw new Error('mode must be "sandbox" or "production"');
    return {
      version: () => 'sandbox',
      checkout(options) {
        const session = options && options.paymentSessionId;
        const target = (options && options.redirectTarget) || '_self';
        if (typeof session !== 'string' || !/^session_[\\w-]+$/.test(session)) return refuse('paymentSessionId is invalid');
        const address = origin + '/checkout/' + session;
        if (target === '_self') window.location.assign(address);
        else if (target === '_top') window.top.location.assign(address);
        else if (target === '_blank') window.open(address, '_blank');
        else return refuse('redirectTarget must be _self, _top or _blank');
        return Promise.resolve({ redirect: true });
      },
    };
  }

  window.Cashfree = Cashfree;
})();
`;

/** The script for `CASHFREE_SDK_URL`; pages of any origin may load it. */
export function sdkScript(request: IncomingMessage): Answer {
  const host = request.headers.host ?? '';
  const origin = /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : '';
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
    body: SCRIPT.replace('ORIGIN', JSON.stringify(origin)),
  };
}
