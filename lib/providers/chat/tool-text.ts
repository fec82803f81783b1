/*
 * Reads calls of tools that a model wrote as text, because its server knows no parser for its format:
 * - <tool_call>{"name": …, "arguments": …}</tool_call> (Hermes, Qwen), with <function=name><parameter=key> inside (Qwen 3 Coder)
 * - <function=name>{…}</function> (Llama 3.1; https://github.com/huggingface/smolagents/issues/1119)
 * - {"name": …, "parameters": …}, also in a fence (Llama 3.2; https://github.com/ollama/ollama/issues/13519)
 * - [TOOL_CALLS][{"name": …}] and [TOOL_CALLS]name[ARGS]{…} (Mistral)
 * - [name(key="value")], also between <|python_start|> marks (Llama 4; https://github.com/vllm-project/vllm/issues/16214)
 * - ```tool_code name() ``` (Gemma), <invoke name="…"> (Claude, MiniMax), name<｜tool▁sep｜>{…} (DeepSeek)
 */
import type { ToolCall } from '@/lib/ai/ports';

/** Wrappers that are a call and nothing else, whatever is in them. */
const WRAPPERS: readonly RegExp[] = [
  /<tool_calls?>[\s\S]*?(?:<\/tool_calls?>|$)/gi,
  /<function[=_\s][\s\S]*?(?:<\/function(?:_calls?)?>|$)/gi,
  /<function_calls?>[\s\S]*?(?:<\/function_calls?>|$)/gi,
  /<invoke\s[\s\S]*?(?:<\/invoke>|$)/gi,
  /\[TOOL_CALLS\][\s\S]*$/g,
  /<\|python_(?:start|tag)\|>[\s\S]*?(?:<\|python_end\|>|<\|eom_id\|>|$)/g,
  /<｜tool▁calls▁begin｜>[\s\S]*?(?:<｜tool▁calls▁end｜>|$)/g,
  /<｜tool▁call▁begin｜>[\s\S]*?(?:<｜tool▁call▁end｜>|$)/g,
  /```(?:tool_code|tool_call|function_call)\b[\s\S]*?(?:```|$)/g,
];
/** What is left of a wrapper whose other half was missing. */
const REMAINS = /<\/?(?:tool_calls?|function(?:_calls?)?|invoke|parameter)\b[^<>]*>|<｜[^｜\n]{0,40}｜>/gi;
/** Objects of a call in JSON are nested no deeper. */
const DEPTH_MAX = 6;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The end of the JSON object that begins at a brace; -1 when it has none. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Many braces in a text are no JSON.
    return undefined;
  }
}

type Found = { from: number; to: number; value: unknown };

/** The outermost JSON objects of a text, in their order. */
function objectsIn(text: string): Found[] {
  const found: Found[] = [];
  let at = text.indexOf('{');
  while (at !== -1) {
    const end = endOfObject(text, at);
    const value = end === -1 ? undefined : parsed(text.slice(at, end));
    if (value !== undefined) found.push({ from: at, to: end, value });
    at = text.indexOf('{', value === undefined ? at + 1 : end);
  }
  return found;
}

const argsOf = (args: unknown): string =>
  typeof args === 'string' ? args : JSON.stringify(isObject(args) ? args : {});

/** The calls that an object of JSON is, or holds. */
function callsOf(value: unknown, names: readonly string[], depth = 0): ToolCall[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((one) => callsOf(one, names, depth + 1));
  if (!isObject(value)) return [];
  const {
    name = value.tool ?? value.tool_name ?? value.function,
    arguments: args = value.parameters ?? value.args,
  } = value;
  if (typeof name === 'string' && names.includes(name)) return [{ name, args: argsOf(args) }];
  return Object.values(value).flatMap((one) => callsOf(one, names, depth + 1));
}

/** `key="value"` of a call in the manner of Python, and `<parameter=key>value</parameter>`, as an object. */
function keywords(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, key, double, single] of text.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (key) read[key] = double ?? single ?? '';
  for (const [, one, other, value] of text.matchAll(
    /<parameter(?:=(\w+)|\s+name="(\w+)")\s*>([\s\S]*?)(?:<\/parameter>|$)/g,
  ))
    read[one ?? other ?? ''] = (value ?? '').trim();
  delete read.name;
  return read;
}

/** Signs before and after a tool's name that tell a call from a word. */
const BEFORE = /[="'.[\]{(`<>｜]$|^$/;
const AFTER = /^\s*(?:[(["'>`\]}<{｜]|$)/;

/** Where a tool is called by its bare name, with what follows it as its arguments. */
function namedCall(text: string, name: string): (Found & { args: string }) | null {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [line = ''] = text.slice(0, at).split('\n').slice(-1);
    const rest = text.slice(at + name.length);
    if (!BEFORE.test(line.trim()) || !AFTER.test(rest)) continue;
    const [object] = objectsIn(rest);
    const end = /\)|<\/function>|<\/invoke>|\n\n|$/.exec(rest);
    const upto = end ? end.index + end[0].length : 0;
    const isObjectNext = object && object.from < Math.max(upto, 120);
    return {
      from: at,
      to: at + name.length + (isObjectNext ? object.to : upto),
      value: null,
      args: isObjectNext ? argsOf(object.value) : JSON.stringify(keywords(rest.slice(0, upto + 400))),
    };
  }
  return null;
}

function readPart(text: string, names: readonly string[]): ToolCall[] {
  const inJson = objectsIn(text).flatMap(({ value }) => callsOf(value, names));
  if (inJson.length > 0) return inJson;
  return names.flatMap((name) => {
    const call = namedCall(text, name);
    return call ? [{ name, args: call.args }] : [];
  });
}

/** A text without the sentences that name a tool: nobody says such a name to a person. */
const withoutNames = (text: string, names: readonly string[]) =>
  names
    .filter((name) => name.includes('_') && text.includes(name))
    .reduce(
      (left, name) => left.replace(new RegExp(`[^.!?\\n]*\\b${name}\\b[^.!?\\n]*[.!?]?`, 'g'), ''),
      text,
    );

/**
 * The words of a text and the calls in it.
 * @param names of the tools there are; a call of another is taken out of the words all the same
 */
export function readToolText(text: string, names: readonly string[]): { text: string; calls: ToolCall[] } {
  const calls: ToolCall[] = [];
  let left = text;
  for (const wrapper of WRAPPERS)
    left = left.replace(wrapper, (whole) => {
      calls.push(...readPart(whole, names));
      return '';
    });
  for (const { from, to, value } of objectsIn(left).reverse()) {
    const inside = callsOf(value, names);
    if (inside.length === 0) continue;
    calls.push(...inside);
    left = `${left.slice(0, from)}${left.slice(to)}`;
  }
  for (const name of names) {
    const call = namedCall(left, name);
    if (!call) continue;
    calls.push({ name, args: call.args });
    left = `${left.slice(0, call.from)}${left.slice(call.to)}`;
  }
  if (calls.length > 0) left = left.replace(/```\w*\s*```/g, '').replace(/^[\s[\](){}"'`,;.]+$/gm, '');
  return { text: withoutNames(left.replace(REMAINS, ''), names).trim(), calls };
}
