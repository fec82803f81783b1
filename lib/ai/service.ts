/*
 * Three steps of a reply: ask, judge, mend.
 * Invariants:
 * - One turn sends at most MODEL_CALLS_MAX requests to models, and none after its deadline. A draft is rewritten once.
 * - What a person sees breaks no rule: a draft that does is rewritten, or safe words take its place.
 * - A reply repeats none of the companion's last 20 messages, asks at most one question, and is never another's words.
 * - A reply is 1 to 3 bubbles of plain text, or an error; never an empty or an endless answer.
 * - When the model calls for help, nothing else of its answer counts. A picture comes by the tool that is offered, never by
 *   words.
 * - Nothing here touches a balance or keeps a transaction open.
 */
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import type { SafetyFinding } from '@/lib/safety/events/constants';
import { callsForHelp, HELP_TOOL } from '@/lib/safety/help/rules';
import { judgeReply, type ModerationTurn } from '@/lib/safety/moderation/service';
import { HINTS, type OutputRule } from '@/lib/safety/output/constants';
import { safeWords } from '@/lib/safety/output/copy';
import { toPlainText } from '@/lib/safety/plain/rules';
import type { Moderator } from '@/lib/safety/ports';
import { cutIntoBubbles } from './bubbles/rules';
import { HINT } from './character/copy';
import { findTrouble, isWorse, type Trouble, tidyBubbles } from './character/rules';
import { REPLY_MAX_CHARS, REWRITE_WITHIN_MS } from './constants';
import { PICTURE_WORDS } from './pictures/copy';
import { type Picture, pictureCalled, pictureTool } from './pictures/rules';
import type { ChatModel, ModelReply } from './ports';
import type { ReplyRequest } from './rules';
import type { Outcome, Usage } from './usage/constants';

export type ReplyPorts = { chatModel: ChatModel; moderator: Moderator };

/** What one turn may ask of providers, and what it has used. Only `askForDraft` writes to `spent`. */
export type ReplyTurn = ModerationTurn & {
  /** ms of `performance.now()` */
  readonly startedAt: number;
  readonly modelCalls: CallBudget;
  readonly spent: Omit<Usage, 'latencyMs' | 'outcome'>;
};

export type Draft = {
  /** Nothing else of a draft counts then. */
  callsForHelp: boolean;
  text: string;
  bubbles: readonly string[];
  picture: Picture | null;
};

/** Why a draft cannot be shown as it is. `wordless`: it only called for what there is not. */
export type Flaw =
  | { kind: 'rule'; rule: OutputRule }
  | { kind: 'character'; trouble: Trouble }
  | { kind: 'wordless' };

/** What a person gets to see, how it came about, and which rules its drafts broke. */
export type Reply = Omit<Draft, 'text'> & { outcome: Outcome; findings: readonly SafetyFinding[] };

/** The model answered, but not with something a person could be shown. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

function readDraft(reply: ModelReply, request: ReplyRequest): Draft {
  if (request.mayCallForHelp && callsForHelp(reply.calls))
    return { callsForHelp: true, text: '', bubbles: [], picture: null };
  const called = pictureCalled(reply.calls, request.pictures);
  const caption = called?.caption ?? '';
  if (Math.max(reply.text.length, caption.length) > REPLY_MAX_CHARS)
    throw new UnusableReply('The model did not stop.');
  const text =
    toPlainText(reply.text) ||
    toPlainText(caption) ||
    (called === null ? '' : PICTURE_WORDS[request.language ?? 'en']);
  const bubbles = cutIntoBubbles(text);
  if (bubbles.length === 0 && reply.calls.length === 0) throw new UnusableReply('The model said nothing.');
  return { callsForHelp: false, text, bubbles, picture: called?.picture ?? null };
}

/**
 * Asks the model for a draft, once more after a failure if the budget allows.
 * @param flaw of an earlier draft, which the model is told about
 * @throws UnusableReply, or what the model's port throws
 */
export async function askForDraft(
  model: ChatModel,
  turn: ReplyTurn,
  request: ReplyRequest,
  flaw: Flaw | null = null,
): Promise<Draft> {
  if (!takeCall(turn.modelCalls)) throw new UnusableReply('The turn has used up its calls.');
  const { spent, signal } = turn;
  spent.tries += 1;
  spent.promptVersion = request.promptVersion;
  const sharing = flaw?.kind === 'wordless' ? null : pictureTool(request.pictures);
  const hint = flaw === null ? null : hintFor(flaw);
  const reply = await model.complete(
    hint === null ? request.messages : [...request.messages, { role: 'system', content: hint }],
    {
      signal,
      mayRetry: () => takeCall(turn.modelCalls),
      tools: [...(request.mayCallForHelp ? [HELP_TOOL] : []), ...(sharing ? [sharing] : [])],
    },
  );
  spent.model = reply.model;
  spent.promptTokens += reply.promptTokens;
  spent.completionTokens += reply.completionTokens;
  return readDraft(reply, request);
}

function hintFor(flaw: Flaw): string | null {
  if (flaw.kind === 'rule') return HINTS[flaw.rule];
  return flaw.kind === 'character' ? HINT[flaw.trouble] : null;
}

const wordsAsked = ({ messages }: ReplyRequest) =>
  messages.filter((one) => one.role === 'user').map((one) => one.content);

/** What is wrong with a draft, the worst first; null when nothing is. */
export async function judgeDraft(
  moderator: Moderator,
  turn: ReplyTurn,
  request: ReplyRequest,
  draft: Draft,
): Promise<Flaw | null> {
  if (draft.callsForHelp) return null;
  if (draft.bubbles.length === 0) return { kind: 'wordless' };
  const rule = await judgeReply(moderator, turn, draft.text, request.instructions, wordsAsked(request));
  if (rule !== null) return { kind: 'rule', rule };
  const trouble = findTrouble(draft.bubbles, request.earlier, request.language, request.companionName);
  return trouble === null ? null : { kind: 'character', trouble };
}

type Rewrite = { draft: Draft; flaw: Flaw | null };

/** The one rewrite of a draft; null when there is no time for it, or it fails. */
async function rewrite(
  { chatModel, moderator }: ReplyPorts,
  turn: ReplyTurn,
  request: ReplyRequest,
  flaw: Flaw,
): Promise<Rewrite | null> {
  if (performance.now() - turn.startedAt > REWRITE_WITHIN_MS[flaw.kind]) return null;
  try {
    const draft = await askForDraft(chatModel, turn, request, flaw);
    return { draft, flaw: await judgeDraft(moderator, turn, request, draft) };
  } catch (error) {
    // Only a draft without words has nothing to fall back on.
    if (flaw.kind === 'wordless') throw error;
    return null;
  }
}

const findingOf = (flaw: Flaw | null | undefined): SafetyFinding[] =>
  flaw?.kind === 'rule'
    ? [{ kind: flaw.rule === 'moderation' ? 'moderation' : 'output', rule: flaw.rule }]
    : [];

function safeReply(rule: OutputRule, request: ReplyRequest): Draft {
  const text = safeWords(rule, request.language ?? 'en').join('\n\n');
  return { callsForHelp: false, text, bubbles: cutIntoBubbles(text), picture: null };
}

/** The better of a flawed draft and its rewrite; safe words when neither may be shown. */
function chooseDraft(
  draft: Draft,
  flaw: Flaw,
  second: Rewrite | null,
  request: ReplyRequest,
): { draft: Draft; outcome: Outcome } {
  if (second?.draft.callsForHelp) return { draft: second.draft, outcome: 'diverted' };
  if (flaw.kind === 'rule') {
    const mended = second !== null && (second.flaw === null || second.flaw.kind === 'character');
    return mended
      ? { draft: second.draft, outcome: 'mended' }
      : { draft: safeReply(flaw.rule, request), outcome: 'replaced' };
  }
  if (flaw.kind === 'wordless') {
    if (second === null || second.flaw?.kind === 'wordless')
      throw new UnusableReply('The model said nothing.');
    if (second.flaw?.kind === 'rule')
      return { draft: safeReply(second.flaw.rule, request), outcome: 'replaced' };
    return { draft: second.draft, outcome: 'answered' };
  }
  const better =
    second !== null &&
    (second.flaw === null ||
      (second.flaw.kind === 'character' && !isWorse(second.flaw.trouble, flaw.trouble)));
  if (!better) return { draft, outcome: 'answered' };
  // A rewrite need not call for the picture again.
  return {
    draft: { ...second.draft, picture: second.draft.picture ?? draft.picture },
    outcome: 'answered',
  };
}

/**
 * Makes of a draft what a person gets to see, with one rewrite when the draft has a flaw.
 * @throws UnusableReply when no draft has words
 */
export async function mendDraft(
  ports: ReplyPorts,
  turn: ReplyTurn,
  request: ReplyRequest,
  draft: Draft,
  flaw: Flaw | null,
): Promise<Reply> {
  const second = flaw === null ? null : await rewrite(ports, turn, request, flaw);
  const chosen =
    flaw === null ? { draft, outcome: 'answered' as const } : chooseDraft(draft, flaw, second, request);
  const { callsForHelp, bubbles, picture } = chosen.draft;
  return {
    callsForHelp,
    bubbles: callsForHelp
      ? []
      : tidyBubbles(bubbles, request.companionName, request.earlier, request.language),
    picture,
    outcome: chosen.outcome,
    findings: [...findingOf(flaw), ...findingOf(second?.flaw)],
  };
}
