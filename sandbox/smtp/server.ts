import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it came over the wire. */
export type ReceivedMail = { from: string; to: string[]; raw: string };

/** A mail server of this machine that keeps what it gets. */
export type Mailbox = {
  /** smtp://127.0.0.1:… */
  url: string;
  received: ReceivedMail[];
  /** What it says to the next mails after their data instead of taking them, such as "451 4.3.0 Try again later". */
  refusals: string[];
  stop(): Promise<void>;
};

const READY = '220 mailbox.sandbox ESMTP';
const pathOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** One session: commands in, replies out (RFC 5321, sections 3 and 4). */
async function talk(socket: Socket, box: Mailbox): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: { from: string; to: string[] } | null = null;
  let data: string[] | null = null;
  say(READY);
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data !== null) {
      // A dot at the beginning of a line was doubled by the sender (section 4.5.2).
      if (line !== '.') data.push(line.startsWith('.') ? line.slice(1) : line);
      else {
        const refusal = box.refusals.shift();
        if (refusal === undefined && mail) box.received.push({ ...mail, raw: data.join('\r\n') });
        say(refusal ?? '250 2.0.0 Taken');
        [mail, data] = [null, null];
      }
      continue;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO') {
      say('250-mailbox.sandbox');
      say('250 8BITMIME');
    } else if (command === 'MAIL') {
      mail = { from: pathOf(line), to: [] };
      say('250 2.1.0 OK');
    } else if (command === 'RCPT' && mail) {
      mail.to.push(pathOf(line));
      say('250 2.1.5 OK');
    } else if (command === 'DATA' && mail && mail.to.length > 0) {
      data = [];
      say('354 End with a dot alone on its line');
    } else if (command === 'RSET' || command === 'NOOP') {
      mail = command === 'RSET' ? null : mail;
      say('250 2.0.0 OK');
    } else if (command === 'QUIT') {
      say('221 2.0.0 Bye');
      socket.end();
    } else say(mail || command === 'HELO' ? '502 5.5.1 Not known here' : '503 5.5.1 Out of order');
  }
}

/** Starts a mail server at a free port of this machine, without TLS and passwords. */
export async function startMailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A sender may hang up in the middle.
    socket.on('error', () => socket.destroy());
    void talk(socket, box);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const box: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refusals: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return box;
}
