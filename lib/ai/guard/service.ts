/*
 * Invariants:
 * - The model never sees a personal number, nor words that could open another part of the talk.
 * - A picture is called for by the tool that is offered, never by words.
 * - What comes out is text only, and breaks no rule: a draft that does gets one second try with a hint, then safe words.
 * - The model itself may call for help in every answer to a person; nothing it says beside is used then.
 * - The provider judges the person's message beside the draft, so that it costs no time, and the draft after it.
 * - The provider's judgement may be missing; the local rules always hold.
 */
import { within } from '@/lib/kit/within';
import { detectLanguage } from '@/lib/language/rules';
import type { Concern, SafetyFinding } from '@/lib/safety/events/constants';
import { callsForHelp, HELP_TOOL } from '@/lib/safety/help/rules';
import { maskNumbers } from '@/lib/safety/masking/rules';
import { maskedModel } from '@/lib/safety/masking/service';
import { concernIn, mayBeSaid } from '@/lib/safety/moderation/rules';
import { HINTS, type OutputRule } from '@/lib/safety/output/constants';
import { insteadOf } from '@/lib/safety/output/copy';
import { brokenRule } from '@/lib/safety/output/rules';
import { asConversation, toPlainText } from '@/lib/safety/plain/rules';
import { REPLY_MAX_CHARS, WELCOME_REQUEST } from '../constants';
import { PICTURE_WORDS } from '../pictures/copy';
import { type Picture, pictureCalled, pictureTool } from '../pictures/rules';
import type { ChatModel, ModelMessage, ModelReply, Moderator, Tool, Wish } from '../ports';
import type { Outcome, Usage } from '../usage/constants';

/** ms a draft may have taken for a second try to be worth it, and for both together. */
const SECOND_TRY_WITHIN_MS = 12_000;
const BOTH_WITHIN_MS = 30_000;

export type GuardPorts = { chatModel: ChatModel; moderator: Moderator };

/** The turn a guard stands for; `text` is null for a welcome. */
export type GuardedTurn = {
  text: string | null;
  promptVersion: string | null;
  /** What the companion may share now; empty when nothing. */
  pictures: readonly Picture[];
};

/** Ends a turn in which the model called for help: no words of the companion are wanted any more. */
class HelpCalled extends Error {
  override readonly name = 'HelpCalled';
}

/** A model for one turn that sees and says only what it may, and remembers what that took. */
export function guardReply({ chatModel, moderator }: GuardPorts, turn: GuardedTurn) {
  const started = performance.now();
  const masked = maskedModel(chatModel);
  const language = detectLanguage(turn.text ?? '') ?? 'en';
  const findings: SafetyFinding[] = [];
  const cost = { model: '', promptTokens: 0, completionTokens: 0, tries: 0 };
  let outcome: Outcome = 'answered';
  let picture: Picture | null = null;
  let helpCalled = false;
  const judged = turn.text === null ? Promise.resolve(null) : moderator.check(maskNumbers(turn.text));

  // An opening message answers nobody who could be in danger.
  const always: readonly Tool[] = turn.text === null ? [] : [HELP_TOOL];
  const sharing = pictureTool(turn.pictures);

  async function askOnce(
    messages: readonly ModelMessage[],
    wish: Wish,
    tools: readonly Tool[],
  ): Promise<ModelReply> {
    cost.tries += 1;
    const reply = await masked.complete(messages, { ...wish, tools });
    cost.model = reply.model;
    cost.promptTokens += reply.promptTokens;
    cost.completionTokens += reply.completionTokens;
    if (always.length > 0 && callsForHelp(reply.calls)) {
      helpCalled = true;
      throw new HelpCalled();
    }
    return reply;
  }

  /** The words of a reply as they would be shown, and the picture that comes with them. */
  function heard(reply: ModelReply) {
    const called = pictureCalled(reply.calls, turn.pictures);
    const text =
      toPlainText(reply.text) ||
      toPlainText(called?.caption ?? '') ||
      (called === null ? '' : PICTURE_WORDS[language]);
    return { text, picture: called?.picture ?? null };
  }

  /** A reply; one that only called for what there is not is asked for again, as words alone. */
  async function ask(messages: readonly ModelMessage[], wish: Wish): Promise<ModelReply> {
    const reply = await askOnce(messages, wish, sharing ? [...always, sharing] : always);
    if (reply.calls.length === 0 || heard(reply).text !== '') return reply;
    return within(askOnce(messages, wish, always), BOTH_WITHIN_MS - (performance.now() - started));
  }

  /** The words of a draft, and the rule they break. */
  async function examine(reply: ModelReply, prompt: string) {
    const { text, picture: shared } = heard(reply);
    // An endless or an empty answer is a failure, and its caller says so.
    if (text.length === 0 || text.length > REPLY_MAX_CHARS) return { text, picture: null, broken: null };
    const broken: OutputRule | null =
      brokenRule(text, prompt) ?? (mayBeSaid(await moderator.check(text)) ? null : 'moderation');
    return { text, picture: shared, broken };
  }

  function asSeen(messages: readonly ModelMessage[]): ModelMessage[] {
    return messages.map((message) => {
      const welcome = turn.text === null && message.content === WELCOME_REQUEST;
      return message.role === 'user' && !welcome
        ? { ...message, content: asConversation(message.content) }
        : message;
    });
  }

  const model: ChatModel = {
    async complete(messages, wish = {}) {
      const asked = asSeen(messages);
      const prompt = asked
        .filter((message) => message.role === 'system')
        .map((message) => message.content)
        .join('\n');
      const first = await ask(asked, wish);
      const draft = await examine(first, prompt);
      // A second try of the caller's need not call for the picture again.
      picture = draft.picture ?? picture;
      if (draft.broken === null) return { ...first, text: draft.text };
      findings.push({ kind: draft.broken === 'moderation' ? 'moderation' : 'output', rule: draft.broken });
      picture = null;
      const said = { ...first, text: insteadOf(draft.broken, language).join('\n\n') };
      const spent = performance.now() - started;
      outcome = 'replaced';
      if (spent > SECOND_TRY_WITHIN_MS) return said;
      try {
        const hint: ModelMessage = { role: 'system', content: HINTS[draft.broken] };
        const again = await within(
          ask([...asked.slice(0, -1), hint, ...asked.slice(-1)], wish),
          BOTH_WITHIN_MS - spent,
        );
        const second = await examine(again, prompt);
        if (second.broken === null && second.text !== '' && second.text.length <= REPLY_MAX_CHARS) {
          outcome = 'mended';
          picture = second.picture;
          return { ...again, text: second.text };
        }
        if (second.broken !== null) findings.push({ kind: 'output', rule: second.broken });
      } catch {
        // The safe words stand in for a second draft that did not come.
        return said;
      }
      return said;
    },
  };

  return {
    model,
    findings,
    /** The picture the reply came with, or null. */
    picture: (): Picture | null => picture,
    /** That the model called for help in one of its drafts, or null. */
    help: (): Concern | null => (helpCalled ? { kind: 'crisis', rule: 'model' } : null),
    /** What the provider found in the person's message; comes at the latest when its time is up. */
    concern: async (): Promise<Concern | null> => concernIn(await judged),
    /** What the turn took until now. */
    usage: (ended?: Outcome): Usage => ({
      ...cost,
      promptVersion: turn.promptVersion,
      latencyMs: Math.round(performance.now() - started),
      outcome: ended ?? outcome,
    }),
  };
}
