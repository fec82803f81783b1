/*
 * Invariants:
 * - The model never sees a personal number, nor words that could open another part of the talk.
 * - What comes out is text only, and breaks no rule: a draft that does gets one second try with a hint, then safe words.
 * - The provider judges the person's message beside the draft, so that it costs no time, and the draft after it.
 * - The provider's judgement may be missing; the local rules always hold.
 */
import { within } from '@/lib/kit/within';
import { REPLY_MAX_CHARS, WELCOME_REQUEST } from '../../constants';
import { PICTURE_WORDS } from '../../pictures/copy';
import { type Picture, pictureSection, takePicture } from '../../pictures/rules';
import type { ChatModel, ModelMessage, ModelReply, Moderator } from '../../ports';
import type { Outcome, Usage } from '../../usage/constants';
import type { Concern, SafetyFinding } from '../events/constants';
import { maskNumbers } from '../masking/rules';
import { maskedModel } from '../masking/service';
import { concernIn, mayBeSaid } from '../moderation/rules';
import { HINTS, type OutputRule } from '../output/constants';
import { insteadOf } from '../output/copy';
import { brokenRule } from '../output/rules';
import { asConversation, toPlainText } from '../plain/rules';
import { languageOf } from '../rules';

/** ms a draft may have taken for a second try to be worth it, and for both together. */
const SECOND_TRY_WITHIN_MS = 12_000;
const BOTH_WITHIN_MS = 30_000;

export type GuardPorts = { chatModel: ChatModel; moderator: Moderator };

/** The turn a guard stands for; `text` is null for a welcome. */
export type GuardedTurn = {
  text: string | null;
  promptVersion: string | null;
  /** What the companion may share; empty when nothing. */
  pictures: readonly Picture[];
};

/** A model for one turn that sees and says only what it may, and remembers what that took. */
export function guardReply({ chatModel, moderator }: GuardPorts, turn: GuardedTurn) {
  const started = performance.now();
  const masked = maskedModel(chatModel);
  const language = languageOf(turn.text ?? '');
  const findings: SafetyFinding[] = [];
  const cost = { model: '', promptTokens: 0, completionTokens: 0, tries: 0 };
  let outcome: Outcome = 'answered';
  let picture: Picture | null = null;
  const judged = turn.text === null ? Promise.resolve(null) : moderator.check(maskNumbers(turn.text));

  async function ask(...args: Parameters<ChatModel['complete']>): Promise<ModelReply> {
    cost.tries += 1;
    const reply = await masked.complete(...args);
    cost.model = reply.model;
    cost.promptTokens += reply.promptTokens;
    cost.completionTokens += reply.completionTokens;
    return reply;
  }

  /** The words of a draft, and the rule they break. */
  async function examine(reply: ModelReply, prompt: string) {
    const taken = takePicture(reply.text, turn.pictures);
    const text = toPlainText(taken.text) || (taken.picture ? PICTURE_WORDS[language] : '');
    // An endless or an empty answer is a failure, and its caller says so.
    if (text.length === 0 || text.length > REPLY_MAX_CHARS) return { text, picture: null, broken: null };
    const broken: OutputRule | null =
      brokenRule(text, prompt) ?? (mayBeSaid(await moderator.check(text)) ? null : 'moderation');
    return { text, picture: taken.picture, broken };
  }

  function asSeen(messages: readonly ModelMessage[]): ModelMessage[] {
    const section = pictureSection(turn.pictures);
    return messages.map((message, at) => {
      if (at === 0 && message.role === 'system' && section)
        return { ...message, content: `${message.content}\n\n${section}` };
      const welcome = turn.text === null && message.content === WELCOME_REQUEST;
      return message.role === 'user' && !welcome
        ? { ...message, content: asConversation(message.content) }
        : message;
    });
  }

  const model: ChatModel = {
    async complete(messages, ...rest) {
      const asked = asSeen(messages);
      const prompt = asked
        .filter((message) => message.role === 'system')
        .map((message) => message.content)
        .join('\n');
      const first = await ask(asked, ...rest);
      const draft = await examine(first, prompt);
      picture = draft.picture;
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
          ask([...asked.slice(0, -1), hint, ...asked.slice(-1)], ...rest),
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
