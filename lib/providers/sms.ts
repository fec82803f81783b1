import type { SendSms } from '@/lib/users/mobile/ports';

/** ms */
const TIMEOUT_MS = 10_000;

/** Posts `{ to, text }` as JSON, with the key as a bearer token; any 2xx means that the SMS was taken. */
export function smsProvider(options: { url: string; key: string | undefined }): SendSms {
  return async ({ to, text }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}.`);
  };
}
