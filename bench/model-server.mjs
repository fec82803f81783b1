// An OpenAI-compatible server that answers every chat completion at once, with a text of the same length that no chat
// hears twice: the product would ask again for a reply that repeats itself. It stands behind the product and behind the
// floor, so that neither is charged for the model.
import http from 'node:http';

const WORDS =
  'river paper mango window garden candle market thunder pillow copper basket lantern saffron monsoon velvet orchard meadow harbour compass feather'.split(
    ' ',
  );
const SENTENCE_WORDS = 10;
/** A generator of numbers (Knuth's constants); the same sequence in every run. */
let state = 1;

function word() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return WORDS[(state >>> 8) % WORDS.length];
}

const sentence = () => `${Array.from({ length: SENTENCE_WORDS }, word).join(' ')}.`;

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
    // The product asks once for moderation and then leaves it.
    if (request.url?.endsWith('/moderations')) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":{"message":"unknown"}}');
      return;
    }
    const body = completion();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
