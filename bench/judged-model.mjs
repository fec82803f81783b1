// An OpenAI-compatible server whose answers take their time: a model that writes, a judge that finds nothing, a moderation that
// flags nothing. It counts what it is asked.
import http from 'node:http';
import { sentence } from './words.mjs';

const WRITING_MS = Number(process.env.WRITING_MS);
const JUDGING_MS = Number(process.env.JUDGING_MS);
const VERDICTS = {
  talk_judgement: { crisis: 'none', age: 'no_sign', sexual_minors: false, safe_again: false },
  draft_judgement: { breaks: [] },
};

const counts = { reply: 0, judge: 0, moderation: 0 };

const completion = (content) => ({
  id: 'chatcmpl-bench',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'bench',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
});

/** @returns {{ kind: keyof typeof counts, ms: number, body: object }} */
function answerTo(path, asked) {
  if (path.endsWith('/moderations')) {
    const results = asked.input.map(() => ({ flagged: false, categories: { sexual: false } }));
    return { kind: 'moderation', ms: JUDGING_MS, body: { id: 'modr-bench', model: 'bench', results } };
  }
  const verdict = VERDICTS[asked.response_format?.json_schema?.name];
  if (verdict) return { kind: 'judge', ms: JUDGING_MS, body: completion(JSON.stringify(verdict)) };
  return { kind: 'reply', ms: WRITING_MS, body: completion(`${sentence()}\n\n${sentence()}`) };
}

const server = http.createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { kind, ms, body } = answerTo(request.url ?? '', JSON.parse(text));
  counts[kind] += 1;
  setTimeout(() => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }, ms);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('message', () => process.send?.({ ...counts }));
