import { once } from 'node:events';
import http from 'node:http';

export type Sms = { to: string; text: string };

/** Takes the SMS of one-time codes in the place of a provider. */
export async function startSmsProvider() {
  const taken: Sms[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      taken.push(JSON.parse(text) as Sms);
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMS provider has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    taken: taken as readonly Sms[],
    /** The newest code that was sent to a number. */
    codeFor: (to: string): string | undefined =>
      /\b\d{6}\b/.exec(taken.findLast((sms) => sms.to === to)?.text ?? '')?.[0],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SmsProvider = Awaited<ReturnType<typeof startSmsProvider>>;
