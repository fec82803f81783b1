/* The last step of a reply: a draft with a flaw is written once more, or safe words take its place. */
import { ownLanguage } from '@/lib/language/rules';
import type { SafetyFinding } from '@/lib/safety/events/constants';
import type { OutputRule } from '@/lib/safety/output/constants';
import { safeWords } from '@/lib/safety/output/copy';
import { cutIntoBubbles } from '../bubbles/rules';
import { isWorse, ownLine, repeats, tidyBubbles } from '../character/rules';
import { REWRITE_WITHIN_MS } from '../constants';
import type { ReplyRequest } from '../rules';
import {
  askForDraft,
  type Draft,
  type Flaw,
  judgeDraft,
  type ReplyPorts,
  type ReplyTurn,
  UnusableReply,
} from '../service';
import type { EndedReply } from '../watch/service';

/** What a person gets to see, how it came about, and which rules its drafts broke. */
export type Reply = Omit<Draft, 'text'> & {
  outcome: EndedReply['outcome'];
  findings: readonly SafetyFinding[];
};

type Rewrite = { draft: Draft; flaw: Flaw | null };

/** The one rewrite of a draft; null when there is no time for it, it could not be judged, or it fails. */
async function rewrite(
  ports: ReplyPorts,
  turn: ReplyTurn,
  request: ReplyRequest,
  flaw: Flaw,
): Promise<Rewrite | null> {
  const isStranger = flaw.kind === 'character' && flaw.trouble === 'stranger';
  const limitMs = REWRITE_WITHIN_MS[isStranger ? 'rule' : flaw.kind];
  if (performance.now() - turn.startedAt > limitMs || turn.calls.left < 2) return null;
  try {
    const draft = await askForDraft(ports.chatModel, turn, request, flaw);
    // Whoever refused the first draft judges the second.
    const first = flaw.kind === 'rule' && flaw.foundBy === 'moderation' ? 'moderation' : 'judge';
    return { draft, flaw: (await judgeDraft(ports, turn, request, draft, null, first)).flaw };
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
  const wasSaid = (bubble: string) => repeats(bubble, request.earlier);
  const text = safeWords(rule, ownLanguage(request.language), wasSaid).join('\n\n');
  return { callsForHelp: false, text, bubbles: cutIntoBubbles(text), picture: null };
}

/** Where nothing but a stranger spoke. */
function ownWords({ companionName, earlier, language }: ReplyRequest): Draft {
  const bubbles = ownLine(companionName, earlier, language);
  return { callsForHelp: false, text: bubbles.join('\n\n'), bubbles, picture: null };
}

/** Words that were cut, as somebody would leave them. */
const openEnded = (bubble: string) => `${bubble.replace(/\s*\S*$/u, '') || bubble}…`;

/** The better of a flawed draft and its rewrite; safe words when neither may be shown. */
function chooseDraft(
  draft: Draft,
  flaw: Flaw,
  second: Rewrite | null,
  request: ReplyRequest,
): Pick<Reply, 'outcome'> & { draft: Draft } {
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
  if (flaw.kind === 'cut')
    return second?.flaw === null
      ? { draft: second.draft, outcome: 'answered' }
      : { draft: { ...draft, bubbles: draft.bubbles.map(openEnded) }, outcome: 'answered' };
  const better =
    second !== null &&
    (second.flaw === null ||
      (second.flaw.kind === 'character' && !isWorse(second.flaw.trouble, flaw.trouble)));
  if (second?.flaw?.kind === 'rule' && flaw.trouble === 'stranger')
    return { draft: safeReply(second.flaw.rule, request), outcome: 'replaced' };
  const last = better ? second.flaw : flaw;
  if (last?.kind === 'character' && last.trouble === 'stranger')
    return { draft: ownWords(request), outcome: 'replaced' };
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
