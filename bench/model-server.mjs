// An OpenAI-compatible server that answers every chat completion with the same text, at once. It stands behind the
// product and behind the floor, so that neither is charged for the model.
import http from 'node:http';

const TEXT =
  'That sounds like a long day. Tell me what stayed with you the most.\n\nI am here, take your time with it.';

const COMPLETION = Buffer.from(
  JSON.stringify({
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'bench',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: TEXT } }],
    usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
  }),
);

const server = http.createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': COMPLETION.length });
    response.end(COMPLETION);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
