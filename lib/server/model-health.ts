import type { Failure } from '@/lib/ai/watch/rules';
import type { EndedReply, ModelAnswer, ProviderName } from '@/lib/ai/watch/service';
import type { Lesson } from '@/lib/providers/chat/capabilities';
import { env } from './env';
import { log } from './log';
import { countModelAnswer, countModelCost, countReply } from './metrics';
import { onceAProcess } from './once-a-process';

/** ms for which a reply counts. */
const REPLIES_WINDOW_MS = 300_000;
/** Share of replies that fail, from which people have to be told. */
const FAILING_SHARE = 0.2;
/** A busy server answers thousands in a window; the newest tell enough. */
const REPLIES_KEPT = 2_000;

type Ended = { at: number; failure: Failure | null };

const lately = () => onceAProcess('replies', (): { replies: Ended[] } => ({ replies: [] }));

const TOKENS_PRICED = 1_000_000;

type Tokens = Pick<EndedReply, 'promptTokens' | 'cachedTokens' | 'completionTokens'>;

/** What tokens cost by OPENAI_PRICES, which are those of OPENAI_MODEL; 0 for other models, and where nobody has set them. */
function dollarsOf(model: string, { promptTokens, cachedTokens, completionTokens }: Tokens): number {
  const { OPENAI_MODEL, OPENAI_PRICES } = env();
  if (model !== OPENAI_MODEL || !OPENAI_PRICES) return 0;
  const [read = 0, again = read, written = 0] = OPENAI_PRICES;
  const fresh = promptTokens - cachedTokens;
  return (fresh * read + cachedTokens * again + completionTokens * written) / TOKENS_PRICED;
}

/** Counts how a question to a provider ended, and logs why when it was not answered. */
export function noteModelAnswer(answer: ModelAnswer): void {
  countModelAnswer(answer);
  if (answer.outcome === 'answered') {
    countModelCost(answer, dollarsOf(answer.model, answer));
    return;
  }
  const { provider, outcome, status, code, words, tookMs } = answer;
  log().warn({ provider, outcome, status, code, words, tookMs }, 'a model did not answer');
}

/** Logs what a model turned out not to take. */
export function noteLesson(provider: ProviderName, host: string, { about, change }: Lesson): void {
  log().info({ provider, host, about, change }, 'a model is asked in another way from now on');
}

/** Keeps how a reply to a person ended. */
export function noteReply(ended: EndedReply): void {
  countReply(ended, dollarsOf(ended.asked?.model ?? '', ended));
  const { failure } = ended;
  const kept = lately();
  kept.replies = [...kept.replies.slice(1 - REPLIES_KEPT), { at: performance.now(), failure }];
}

/**
 * Why replies are worse than they should be; null while few of the last five minutes failed.
 * @param now ms of `performance.now()`
 */
export function readReplies(replies: readonly Ended[], now: number): string | null {
  const counted = replies.filter(({ at }) => at > now - REPLIES_WINDOW_MS);
  const failed = counted.flatMap(({ failure }) => failure ?? []);
  const last = failed.at(-1);
  if (last === undefined || failed.length <= counted.length * FAILING_SHARE) return null;
  const why = [last.status, last.code].filter((part) => part !== null).join(' ');
  return `${failed.length} of ${counted.length} replies failed in 5 minutes, the last with ${why || last.outcome}`;
}

/** The same for this process. */
export const replyReasons = (): string[] =>
  [readReplies(lately().replies, performance.now())].flatMap((reason) => reason ?? []);
