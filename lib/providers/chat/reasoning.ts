/*
 * Takes a model's thoughts out of what it wrote. Servers split them off where they know the model's format; where they do not,
 * they come in the text: in tags, with one of the tags missing, or in the channels of Harmony.
 */

/** Names of tags around thoughts: `<think>` (Qwen, DeepSeek), `<thought>` (Gemini), `<mm:think>` (MiniMax), `[THINK]` (Magistral) … */
const NAME = '(?:[a-z]+:)?(?:think(?:ing)?|thoughts?|reasoning|analysis|reflection|scratchpad)';
const OPENING = new RegExp(
  `<${NAME}(?:\\s[^<>]*)?>|\\[THINK\\]|◁think▷|<\\|begin_of_thought\\|>|<\\|START_THINKING\\|>`,
  'gi',
);
const CLOSING = new RegExp(
  `</${NAME}\\s*>|\\[/THINK\\]|◁/think▷|<\\|end_of_thought\\|>|<\\|END_THINKING\\|>`,
  'gi',
);

/** Marks of Harmony (https://github.com/openai/harmony/blob/main/docs/format.md); Gemma 4 writes them with one bar. */
const CHANNEL = /<\|?channel\|?>/i;
const MARK = /<\|?(?:start|end|return|call|message|channel|constrain)\|?>/gi;
/** Harmony whose marks a server dropped: "analysisWe need …assistantfinalFour". */
const UNMARKED_FINAL = /assistant\s?final(?=\S)/;
const UNMARKED = /^(?:analysis|commentary)(?=[A-Z])/;

/** What was written in the channel `final`; a call in the channel `commentary` stays, to be read as a call. */
function readHarmony(text: string): string {
  const parts = text.split(new RegExp(CHANNEL.source, 'gi'));
  const before = parts[0]?.replace(MARK, '').replace(/^assistant\s*$/i, '') ?? '';
  const read = parts.slice(1).map((part) => {
    const [head = '', ...body] = part.split(/<\|?message\|?>|\n/i);
    const written = body.join('\n').split(/<\|?(?:end|return|start)\|?>/i)[0] ?? '';
    const channel = head.trim().toLowerCase();
    if (channel.startsWith('final')) return { isFinal: true, text: written.trim() };
    const to = /to=(?:functions\.)?([\w-]+)/.exec(head)?.[1];
    const args = written.split(/<\|?call\|?>/i)[0]?.trim() || '{}';
    return {
      isFinal: false,
      text: to ? `<tool_call>{"name": "${to}", "arguments": ${args}}</tool_call>` : '',
    };
  });
  // Gemma closes its thoughts with a channel mark and writes on behind it.
  const tail = /<channel\|>(?![\s\S]*<\|channel>)([\s\S]*)$/i.exec(text)?.[1] ?? '';
  const final = read.filter((one) => one.isFinal).map((one) => one.text);
  const calls = read.filter((one) => !one.isFinal).map((one) => one.text);
  return [...(final.length > 0 ? final : [before, tail.replace(MARK, '')]), ...calls]
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** A text without what stands in tags of thoughts, where one of the two tags may be missing. */
function withoutTagged(text: string): string {
  const marks = [
    ...[...text.matchAll(OPENING)].map(({ 0: mark, index }) => ({
      index,
      end: index + mark.length,
      opens: true,
    })),
    ...[...text.matchAll(CLOSING)].map(({ 0: mark, index }) => ({
      index,
      end: index + mark.length,
      opens: false,
    })),
  ].sort((one, other) => one.index - other.index);
  let [kept, from, depth] = ['', 0, 0];
  for (const { index, end, opens } of marks) {
    if (opens) {
      if (depth === 0) kept += text.slice(from, index);
      depth += 1;
    } else {
      // Nothing opened it: all that came before were thoughts.
      if (depth === 0) kept = '';
      depth = Math.max(0, depth - 1);
    }
    from = end;
  }
  return depth > 0 ? kept : kept + text.slice(from);
}

/** What a model wrote to be read; empty when it was only thoughts. */
export function withoutReasoning(text: string): string {
  const spoken = CHANNEL.test(text) ? readHarmony(text) : text;
  const final = UNMARKED_FINAL.exec(spoken);
  if (UNMARKED.test(spoken)) return final ? spoken.slice(final.index + final[0].length).trim() : '';
  return withoutTagged(spoken).trim();
}
