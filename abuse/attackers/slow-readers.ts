import net from 'node:net';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat, type Until } from '../world/clock';
import type { Facts } from '../world/facts';
import { requireLoopback } from '../world/loopback';
import type { Team } from '../world/team';
import type { Attacker } from './attacker';

const WRITING = 'slow writers';
const READING = 'slow readers';
const IDLING = 'senders of empty lines';
/** Connections of each kind. */
const CONNECTIONS = 60;
/** Requests sent at once by who never takes an answer: more than fits into the buffers between two sockets. */
const UNREAD = 3_000;

/**
 * server/connection-limits.ts: how long a request may take to come in, how long an answer may wait for somebody to take it, and how long the
 * next request may take to come; s.
 */
export const REQUEST_MAX_S = 30;
export const UNTAKEN_MAX_S = 75;
export const IDLE_MAX_S = 75;
/** ms between two bytes, and between two looks whether the connection is still there. */
const DRIPS_EVERY_MS = 500;
const LOOKS_EVERY_MS = 2_000;
/** s between two moments at which the server looks, and what a busy machine adds. */
const GRACE_S = 3;

const headersOf = (host: string, address: string) =>
  `Host: ${host}\r\nX-Forwarded-For: ${address}\r\nUser-Agent: slow\r\n`;

/** What a connection sends at first, what it adds again and again, and whether it takes what comes back. */
type Habit = { first(head: string): string; more: string; reads: boolean };

const HEADERS: Habit = { first: (head) => `GET / HTTP/1.1\r\n${head}`, more: 'X-More: 1\r\n', reads: true };
const BODY: Habit = {
  first: (head) =>
    `POST /api/issues HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  more: ' ',
  reads: true,
};
const ANSWERS: Habit = {
  first: (head) => `GET /blogs HTTP/1.1\r\n${head}\r\n`.repeat(UNREAD),
  // Who does not read learns only by writing that nobody is there any more.
  more: '\r\n',
  reads: false,
};
/** To Node a byte is a sign of life, also when it begins no request. */
const NOTHING: Habit = { first: (head) => `GET /blogs HTTP/1.1\r\n${head}\r\n`, more: '\r\n', reads: true };

/** Opens a connection, and counts how long the server let it live. */
function hold(team: Team, origin: string, head: string, habit: Habit, until: Until): Promise<void> {
  const { first, more, reads } = habit;
  const { port } = new URL(requireLoopback(origin));
  return new Promise((resolve) => {
    const since = performance.now();
    const socket = net.connect(Number(port), '127.0.0.1');
    team.saw({ status: 0 });
    let isOpen = true;
    const note = () => {
      if (!isOpen) return;
      isOpen = false;
      team.countMost('held s', (performance.now() - since) / 1000);
      socket.destroy();
      resolve();
    };
    if (reads) socket.resume();
    else socket.pause();
    socket.on('error', note);
    socket.on('close', note);
    socket.write(first(head));
    const drip = async () => {
      while (isOpen && !until.isOver()) {
        await until.wait(reads ? DRIPS_EVERY_MS : LOOKS_EVERY_MS);
        if (isOpen) socket.write(more);
      }
      note();
    };
    void drip();
  });
}

const held = ({ seen }: Facts) => ({
  tried: seen.tried,
  got: Math.floor(Math.max(0, (seen.counts['held s'] ?? 0) - GRACE_S)),
});

/** Keeps the server busy with connections on which nearly nothing happens. */
export const slowReaders: Attacker = {
  name: 'slow readers',
  tries:
    'sends headers and bodies a byte at a time, and takes no answers, sends empty lines, on 240 connections',
  teams: [WRITING, READING, IDLING],
  async play(world, until) {
    const { url: origin } = world.product;
    const { host } = new URL(origin);
    const holdAll = (name: string, habit: Habit) =>
      repeat(until, { perSecond: 20, most: CONNECTIONS, atOnce: CONNECTIONS + 1 }, (at) => {
        const head = headersOf(host, inNetwork(NETWORKS.slowReader, 10 + at));
        return hold(world.team(name), origin, head, habit, until);
      });
    await Promise.all([
      ...[holdAll(WRITING, HEADERS), holdAll(WRITING, BODY)],
      ...[holdAll(READING, ANSWERS), holdAll(IDLING, NOTHING)],
    ]);
  },
  judge: ({ of }) => [
    {
      what: 's for which a request that never ends was listened to',
      ...held(of(WRITING)),
      budget: REQUEST_MAX_S,
    },
    {
      what: 's for which answers waited that nobody took',
      ...held(of(READING)),
      budget: UNTAKEN_MAX_S,
    },
    {
      what: 's for which a connection was kept for empty lines',
      ...held(of(IDLING)),
      budget: IDLE_MAX_S,
    },
  ],
};
