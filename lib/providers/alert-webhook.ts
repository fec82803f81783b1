import type { PostAlert } from '@/lib/admin/watch/ports';

const TIMEOUT_MS = 10_000;
/** Bytes that are read of an answer. */
const ANSWER_MAX = 2_000;
/** Characters that are shown of it. */
const WORDS_MAX = 200;

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    bytes += part.length;
    if (bytes >= ANSWER_MAX) break;
  }
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, WORDS_MAX);
}

/**
 * Posts alerts as JSON. Slack takes `text` and answers 200 "ok", else a status with one word such as `invalid_payload`
 * (https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks); any 2xx means taken. A redirect is not followed:
 * the owner named this address and no other.
 * @param options.url https, or of this machine (lib/server/env.ts)
 */
export function alertWebhook({ url }: { url: string }): PostAlert {
  return async (message) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { isTaken: answer.ok, code: String(answer.status), words: await beginningOf(answer) };
    } catch (error) {
      // `fetch` says why in the cause, as a code of Node's.
      const { name = 'unknown', cause } = Object(error) as { name?: string; cause?: unknown };
      return { isTaken: false, code: String(Object(cause).code ?? name).slice(0, 40), words: '' };
    }
  };
}
