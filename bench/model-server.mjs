// An OpenAI-compatible server that answers every chat completion at once, with a text of the same length that no chat
// hears twice: the product would ask again for a reply that repeats itself. It stands behind the product and behind the
// floor, so that neither is charged for the model.
import http from 'node:http';
import { sentence } from './words.mjs';

const completion = () =>
  Buffer.from(
    JSON.stringify({
      id: 'chatcmpl-bench',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'bench',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: `${sentence()}\n\n${sentence()}` },
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
    }),
  );

const server = http.createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const body = completion();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
