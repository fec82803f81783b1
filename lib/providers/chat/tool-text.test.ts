import { expect, test } from 'vitest';
import { withoutReasoning } from './reasoning';
import { readToolText } from './tool-text';

const NAMES = ['call_for_help', 'share_picture'];
const PICTURE = { picture: 'chai' };

test.each([
  [
    'Hermes and Qwen',
    '<tool_call>\n{"name": "share_picture", "arguments": {"picture": "chai"}}\n</tool_call>',
  ],
  ['Hermes, cut', '<tool_call>{"name": "share_picture", "arguments": {"picture": "chai"}}'],
  [
    'Qwen 3 Coder',
    '<tool_call>\n<function=share_picture>\n<parameter=picture>\nchai\n</parameter>\n</function>\n</tool_call>',
  ],
  ['Llama 3.1', '<function=share_picture>{"picture": "chai"}</function>'],
  ['Llama 3.1 as Groq has it', 'share_picture{"picture": "chai"}</function>'],
  ['Llama 3.2', '{"name": "share_picture", "parameters": {"picture": "chai"}}'],
  [
    'Llama 3.2 in a fence',
    '```json\n{"type": "function", "name": "share_picture", "parameters": {"picture": "chai"}}\n```',
  ],
  ['Llama 4', '<|python_start|>[share_picture(picture="chai")]<|python_end|>'],
  ['Llama 4 without marks', '[share_picture(picture="chai")]'],
  ['Mistral', '[TOOL_CALLS][{"name": "share_picture", "arguments": {"picture": "chai"}}]'],
  ['Mistral, newer', '[TOOL_CALLS]share_picture[ARGS]{"picture": "chai"}'],
  ['Gemma', "```tool_code\nshare_picture(picture='chai')\n```"],
  ['Claude', '<invoke name="share_picture"><parameter name="picture">chai</parameter></invoke>'],
  [
    'DeepSeek',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>share_picture\n```json\n{"picture": "chai"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  ],
  [
    'a list of calls',
    '{"tool_calls": [{"function": {"name": "share_picture", "arguments": {"picture": "chai"}}}]}',
  ],
])('a call in the manner of %s is a call, and nothing of it is shown', (_, written) => {
  const { text, calls } = readToolText(`Lo, dekho.\n\n${written}`, NAMES);
  expect(calls.map(({ name, args }) => ({ name, args: JSON.parse(args) }))).toEqual([
    { name: 'share_picture', args: PICTURE },
  ]);
  expect(text).toBe('Lo, dekho.');
});

test('a call in a channel of Harmony is a call', () => {
  const written =
    '<|channel|>analysis<|message|>Danger.<|end|><|start|>assistant<|channel|>commentary to=functions.call_for_help <|constrain|>json<|message|>{}<|call|>';
  expect(readToolText(withoutReasoning(written), NAMES)).toEqual({
    text: '',
    calls: [{ name: 'call_for_help', args: '{}' }],
  });
});

test.each([
  'call_for_help()',
  '[call_for_help]',
  '"call_for_help"',
  '{"name":"call_for_help"}',
  '`call_for_help`',
])('help is heard in %s', (written) => {
  const { text, calls } = readToolText(`I am here.\n${written}`, NAMES);
  expect(calls.map(({ name }) => name)).toEqual(['call_for_help']);
  expect(text).toBe('I am here.');
});

test('a call of a tool that there is not is no call, and is not shown', () => {
  expect(readToolText('Haan.<tool_call>{"name": "dance", "arguments": {}}</tool_call>', NAMES)).toEqual({
    text: 'Haan.',
    calls: [],
  });
});

test.each([
  'I told her {about it} and she laughed.',
  'He said: "help!" (and I ran).',
  'name = "Ravi", right? [smiles]',
])('words stay: %s', (words) => expect(readToolText(words, NAMES)).toEqual({ text: words, calls: [] }));
