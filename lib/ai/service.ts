/*
 * Two steps of a reply: ask and judge; lib/ai/mending has the third.
 * Invariants:
 * - One turn sends at most TURN_CALLS_MAX requests, MODEL_CALLS_MAX of them for words, and none for words after its deadline. A
 *   draft is rewritten once, and only while its rewrite can be judged.
 * - What is heard in the person's message comes before any draft.
 * - What a person sees breaks no rule: a draft that does is rewritten, or safe words take its place.
 * - A reply repeats none of the companion's last 20 messages, asks at most one question, and is never another's words.
 * - A reply is 1 to 3 bubbles of plain text, or an error; never an empty or an endless answer.
 * - A refusal of the model or of its provider is not shown, and an answer that was cut ends with a sentence, or with "…" where it had none and a rewrite failed.
 * - When the model calls for help, nothing else of its answer counts. A picture comes by the tool that is offered, never by
 *   words.
 * - Nothing here touches a balance or keeps a transaction open.
 */
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import { ownLanguage } from '@/lib/language/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import type { Concern } from '@/lib/safety/events/constants';
import { callsForHelp, HELP_TOOL } from '@/lib/safety/help/rules';
import { TALK_PATIENCE_MS } from '@/lib/safety/judgement/constants';
import { concernOf } from '@/lib/safety/judgement/rules';
import { judgeMeaning, type Listening } from '@/lib/safety/judgement/service';
import { mayBeShown, readConcern } from '@/lib/safety/moderation/rules';
import { type Judges, type ModerationTurn, moderateBoth } from '@/lib/safety/moderation/service';
import { HINTS, type OutputRule } from '@/lib/safety/output/constants';
import { findBrokenRule } from '@/lib/safety/output/rules';
import { toPlainText } from '@/lib/safety/plain/rules';
import type { SafetyService } from '@/lib/safety/ports';
import { cutIntoBubbles, wholeSentences } from './bubbles/rules';
import { HINT } from './character/copy';
import { findTrouble, type Trouble } from './character/rules';
import { REPLY_MAX_CHARS } from './constants';
import { PICTURE_WORDS } from './pictures/copy';
import { type Picture, pictureCalled, pictureTool } from './pictures/rules';
import { type Asked, type ChatModel, type ModelMessage, type ModelReply, refusedReply } from './ports';
import type { ReplyRequest } from './rules';
import type { Usage } from './usage/constants';
import type { NoteReply } from './watch/service';

export type ReplyPorts = Judges & { chatModel: ChatModel; noteReply?: NoteReply | undefined };

/** What one turn may ask of providers, and what it has used. */
export type ReplyTurn = ModerationTurn & {
  /** ms of `performance.now()` */
  readonly startedAt: number;
  /** The same for every turn of one chat; names nobody. */
  readonly cacheKey: string;
  readonly modelCalls: CallBudget;
  readonly spent: Omit<Usage, 'latencyMs' | 'outcome'>;
  /** Whom the last request for words went to, and what providers still had of all that was read: for signals, not stored. */
  readonly last: { asked: Asked | null; cachedTokens: number };
};

export type Draft = {
  /** Nothing else of a draft counts then. */
  callsForHelp: boolean;
  text: string;
  bubbles: readonly string[];
  picture: Picture | null;
  /** What the model or its provider did instead of answering to the end. */
  trouble?: 'stranger' | 'cut';
};

/**
 * Why a draft cannot be shown as it is. `wordless`: it only called for what there is not. `cut`: it was cut before its first
 * sentence came to an end.
 */
export type Flaw =
  | { kind: 'rule'; rule: OutputRule; foundBy: 'rules' | SafetyService }
  | { kind: 'character'; trouble: Trouble }
  | { kind: 'cut' }
  | { kind: 'wordless' };

/** The model answered, but not with something a person could be shown. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

function readDraft(reply: ModelReply, request: ReplyRequest): Draft {
  if (request.mayCallForHelp && callsForHelp(reply.calls))
    return { callsForHelp: true, text: '', bubbles: [], picture: null };
  if (reply.finish === 'refused')
    return { callsForHelp: false, text: '', bubbles: [], picture: null, trouble: 'stranger' };
  const called = pictureCalled(reply.calls, request.pictures);
  const caption = called?.caption ?? '';
  if (Math.max(reply.text.length, caption.length) > REPLY_MAX_CHARS)
    throw new UnusableReply('The model did not stop.');
  const plain = toPlainText(reply.text);
  const whole = reply.finish === 'length' ? wholeSentences(plain) : plain;
  const isCut = plain !== '' && whole === '';
  const text =
    (isCut ? plain : whole) ||
    toPlainText(caption) ||
    (called === null ? '' : PICTURE_WORDS[ownLanguage(request.language)]);
  const bubbles = cutIntoBubbles(text);
  // Words that were nothing but marks, such as a picture in brackets, may be asked for once more.
  if (bubbles.length === 0 && reply.calls.length === 0 && reply.text.trim() === '')
    throw new UnusableReply('The model said nothing.');
  return {
    ...{ callsForHelp: false, text, bubbles, picture: called?.picture ?? null },
    ...(isCut ? { trouble: 'cut' as const } : {}),
  };
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
  if (!takeCall(turn.modelCalls, turn.calls)) throw new UnusableReply('The turn has used up its calls.');
  const { spent, signal } = turn;
  spent.tries += 1;
  spent.promptVersion = request.promptVersion;
  const sharing = flaw?.kind === 'wordless' ? null : pictureTool(request.pictures);
  const hint = flaw === null ? null : hintFor(flaw);
  const messages: readonly ModelMessage[] =
    hint === null ? request.messages : [...request.messages, { role: 'system', content: hint }];
  const reply = await model
    .complete(messages, {
      signal,
      // One request is kept for judging what comes.
      mayRetry: () => turn.calls.left > 1 && takeCall(turn.modelCalls, turn.calls),
      tools: [...(request.mayCallForHelp ? [HELP_TOOL] : []), ...(sharing ? [sharing] : [])],
      cacheKey: turn.cacheKey,
      onAsked: (asked) => {
        turn.last.asked = asked;
      },
    })
    .catch(refusedReply);
  spent.model = reply.model || spent.model;
  spent.promptTokens += reply.promptTokens;
  spent.completionTokens += reply.completionTokens;
  turn.last.cachedTokens += reply.cachedTokens ?? 0;
  return readDraft(reply, request);
}

function hintFor(flaw: Flaw): string | null {
  if (flaw.kind === 'rule') return HINTS[flaw.rule];
  if (flaw.kind === 'cut') return HINT.cut;
  return flaw.kind === 'character' ? HINT[flaw.trouble] : null;
}

const wordsAsked = ({ talk }: ReplyRequest) =>
  talk.filter((one) => one.sender === 'user').map((one) => one.content);

const STRANGE: Flaw = { kind: 'character', trouble: 'stranger' };

/** What judges find: what is wrong with a draft, the worst first, and what its message asks for instead of any. */
type Judgement = { flaw: Flaw | null; concern: Concern | null };

/**
 * Judges a draft by the local rules, then by meaning and by the provider at the same time, then for character.
 * @param draft null when there is none, and only the message is judged
 * @param message what the person wrote, for the provider; null when it has been judged
 * @param first who is asked when the turn has one request left
 */
export async function judgeDraft(
  { judge, moderator }: Judges,
  turn: ReplyTurn,
  request: ReplyRequest,
  draft: Draft | null,
  message: string | null,
  first: SafetyService = 'judge',
): Promise<Judgement> {
  const words = draft?.text || null;
  const broken = words === null ? null : findBrokenRule(words, request.instructions, wordsAsked(request));
  // What a rule of ours stops needs no judge.
  const judged = broken === null ? words : null;
  const ask = () => (judged === null ? null : judgeMeaning(judge, turn, request.talk, judged));
  const asked = first === 'judge' ? ask() : null;
  const moderated = moderateBoth(moderator, turn, { message, draft: judged });
  const [meant, found] = await Promise.all([asked ?? ask(), moderated]);
  const concern = readConcern(found.message);
  if (draft === null || draft.callsForHelp) return { flaw: null, concern };
  if (draft.trouble === 'stranger') return { flaw: STRANGE, concern };
  if (draft.bubbles.length === 0) return { flaw: { kind: 'wordless' }, concern };
  if (broken !== null) return { flaw: { kind: 'rule', rule: broken, foundBy: 'rules' }, concern };
  if (meant !== null && meant !== 'none' && meant !== 'stranger')
    return { flaw: { kind: 'rule', rule: meant, foundBy: 'judge' }, concern };
  if (!mayBeShown(found.draft))
    return { flaw: { kind: 'rule', rule: 'moderation', foundBy: 'moderation' }, concern };
  if (meant === 'stranger') return { flaw: STRANGE, concern };
  if (draft.trouble === 'cut') return { flaw: { kind: 'cut' }, concern };
  const trouble = findTrouble(draft.bubbles, request.earlier, request.language, request.companionName);
  return { flaw: trouble === null ? null : { kind: 'character', trouble }, concern };
}

/**
 * A draft with what is wrong with it, or what the person's message asks for instead. `led`: a kind of crisis that was heard
 * again and does not stop the draft.
 */
export type JudgedDraft =
  | { concern: Concern }
  | { concern: null; draft: Draft; flaw: Flaw | null; led: CrisisKind | null; isSafeAgain: boolean };

/**
 * Asks for a draft while the talk is being judged, and judges the draft. A concern that is heard while the model still writes
 * is not kept waiting.
 * @param listening null for an opening message, which answers nobody
 * @param stops whether a concern takes the draft's place
 * @throws UnusableReply, or what the model's port throws, when no concern takes its place
 */
export async function askAndJudge(
  ports: ReplyPorts,
  turn: ReplyTurn,
  request: ReplyRequest,
  listening: Listening | null,
  stops: (concern: Concern) => boolean = () => true,
): Promise<JudgedDraft> {
  const asking = askForDraft(ports.chatModel, turn, request).then(
    (draft) => ({ draft, cause: null }),
    (cause: unknown) => ({ draft: null, cause }),
  );
  const early = await Promise.race([asking.then(() => null), concernHeard(listening, stops)]);
  if (early) return { concern: early };
  const { draft, cause } = await asking;
  const [heard, judged] = await Promise.all([
    listening?.within(TALK_PATIENCE_MS) ?? null,
    judgeDraft(ports, turn, request, draft, request.said),
  ]);
  // Beside a crisis that does not stop the draft, what else was heard may.
  const besides = concernOf(heard && { ...heard, crisis: null });
  const found = [concernOf(heard), besides, judged.concern].filter((one) => one !== null);
  const concern = found.find(stops);
  if (concern) return { concern };
  if (draft === null) throw cause;
  const [led] = found.flatMap((one) => (one.kind === 'crisis' ? [one.crisis] : []));
  return {
    concern: null,
    draft,
    flaw: judged.flaw,
    led: led ?? null,
    isSafeAgain: heard?.isSafeAgain ?? false,
  };
}

/** Settles when there is something to be concerned about, and otherwise never. */
const concernHeard = (listening: Listening | null, stops: (concern: Concern) => boolean): Promise<Concern> =>
  new Promise((resolve) => {
    void listening?.verdict.then((verdict) => {
      const concern = concernOf(verdict);
      if (concern && stops(concern)) resolve(concern);
    });
  });
