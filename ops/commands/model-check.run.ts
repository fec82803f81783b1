import {
  costOf,
  JUDGE_CHECKS,
  knownPrices,
  median,
  type Prices,
  REPLY_CHECKS,
  type Spent,
} from '@/lib/ai/check/rules';
import { type Checked, checkModel } from '@/lib/ai/check/service';
import { openAiEmbedder, openAiModerator } from '@/lib/providers/openai';
import { MODERATION_MODEL } from '@/lib/safety/moderation/constants';
import { type ModelEnv, modelEnv } from '@/lib/server/env';
import { describeLimits } from '@/lib/server/model-look';
import { type ModelProvider, modelProviders, serverFor } from '@/lib/server/model-providers';

/** ms for moderation and vectors. */
const LIMIT_MS = 10_000;
/** Judgements of one message: the judge reads the talk and the draft. */
const JUDGEMENTS = 2;

const spentOf = (checked: readonly Checked[]): Spent[] => checked.flatMap(({ spent }) => spent ?? []);
const pad = (text: string) => text.padEnd(44);

function tell({ check, spent, isGood, failure }: Checked): void {
  const mark = isGood ? '✓' : check.otherwise === null ? '·' : '✗';
  const after = failure
    ? [failure.outcome, failure.status, failure.code, failure.words].filter(Boolean).join(' ')
    : `${((spent?.ms ?? 0) / 1000).toFixed(1)} s`;
  console.log(`  ${mark} ${pad(check.name)} ${after}`);
}

/** What the questions of a message cost: the longest reply, which is that of a long talk, and two judgements. */
function perMessage(replies: readonly Spent[], judgements: readonly Spent[]): Spent[] {
  const longest = [...replies].sort((one, other) => other.promptTokens - one.promptTokens)[0];
  const written = median(replies.map((one) => one.completionTokens));
  const judged =
    judgements.length === 0 ? [] : Array.from({ length: JUDGEMENTS }, () => judgements[0] as Spent);
  return [...(longest ? [{ ...longest, completionTokens: written }] : []), ...judged];
}

function tellCost(spent: readonly Spent[], prices: Prices | null): void {
  const tokens = (key: 'promptTokens' | 'cachedTokens' | 'completionTokens') =>
    spent.reduce((sum, one) => sum + one[key], 0).toLocaleString('en-IN');
  const said = `${tokens('promptTokens')} tokens read (${tokens('cachedTokens')} kept from before), ${tokens('completionTokens')} written`;
  console.log(`  A message in a long talk, with its judges: ${said}.`);
  if (prices === null)
    console.log(
      '  What that costs: set OPENAI_PRICES (read/read again/written, US dollars for a million tokens).',
    );
  else
    console.log(
      `  That costs about US$ ${costOf(spent, prices).toFixed(5)}, a thousand of them US$ ${(1000 * costOf(spent, prices)).toFixed(2)}.`,
    );
}

/** @returns what will not work; null when it does not answer */
async function checkProvider(title: string, provider: ModelProvider, isJudge: boolean) {
  console.log(`\n${title}: ${provider.model} at ${provider.host}`);
  const checks = isJudge ? JUDGE_CHECKS : [...REPLY_CHECKS, ...JUDGE_CHECKS];
  const checked = await checkModel(provider.chatModel, checks, tell);
  const limits = describeLimits(provider.memory.at(performance.now()));
  console.log(`  Takes ${limits === '' ? 'everything that is sent' : `what is sent, but: ${limits}`}.`);
  const spent = spentOf(checked);
  console.log(
    `  Answers in ${(median(spent.map(({ ms }) => ms)) / 1000).toFixed(1)} s (median of ${spent.length}).`,
  );
  return {
    answers: checked[0]?.failure === null,
    missing: checked.flatMap(({ check, isGood }) =>
      isGood || check.otherwise === null ? [] : check.otherwise,
    ),
    replies: spentOf(checked.filter(({ check }) => !JUDGE_CHECKS.includes(check))),
    judgements: spentOf(checked.filter(({ check }) => JUDGE_CHECKS.includes(check))),
  };
}

async function checkOther(name: string, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
  const brought = await work(AbortSignal.timeout(LIMIT_MS)).catch(
    (error: unknown) =>
      `does not answer: ${error instanceof Error ? error.message.slice(0, 120) : 'unknown'}`,
  );
  console.log(`\n${name}: ${brought}`);
}

async function checkOthers(env: ModelEnv): Promise<void> {
  if (env.OPENAI_MODERATION === 'on') {
    const model = env.MODERATION_MODEL ?? MODERATION_MODEL;
    const server = serverFor(env, env.MODERATION_BASE_URL, env.MODERATION_API_KEY);
    await checkOther(`Moderation: ${model}`, async (signal) => {
      await openAiModerator({ ...server, model }).check(['Namaste, how was your day?'], signal);
      return 'answers';
    });
  }
  const embedding = env.EMBEDDING_MODEL ?? env.OPENAI_EMBEDDING_MODEL;
  if (embedding === undefined) return;
  const server = serverFor(env, env.EMBEDDING_BASE_URL, env.EMBEDDING_API_KEY);
  await checkOther(`Vectors: ${embedding}`, async (signal) => {
    const vectors = await openAiEmbedder({ ...server, model: embedding })(['dog', 'kutta'], signal);
    return `answers with ${vectors[0]?.length ?? 0} numbers`;
  });
}

async function run(): Promise<number> {
  const env = modelEnv();
  const { chat, fallback, judge, notes } = modelProviders(env, {
    noteModelAnswer: () => undefined,
    noteLesson: (_, host, { about, change }) =>
      console.log(`    learnt of ${host}: ${about} ${JSON.stringify(change)}`),
  });
  const first = await checkProvider('Replies', chat, false);
  const isOwnJudge = judge.memory !== chat.memory;
  const judged = isOwnJudge ? await checkProvider('Judge', judge, true) : first;
  const second = fallback && (await checkProvider('Replies when that fails', fallback, false));
  const notesDone = notes && (await checkProvider('Notes', notes, true));
  await checkOthers(env);
  console.log('');
  const [read, kept, written] = env.OPENAI_PRICES ?? [];
  const prices: Prices | null =
    read !== undefined && kept !== undefined && written !== undefined
      ? [read, kept, written]
      : knownPrices(chat.model);
  tellCost(perMessage(first.replies, judged.judgements), prices);
  const all = [first, ...(isOwnJudge ? [judged] : []), second, notesDone].filter((one) => one !== null);
  const missing = [...new Set(all.flatMap((one) => one.missing))];
  console.log(missing.length === 0 ? '  Everything works.' : '  What will not work, or not always:');
  for (const one of missing) console.log(`  - ${one}`);
  return all.every(({ answers }) => answers) ? 0 : 1;
}

process.exitCode = await run();
