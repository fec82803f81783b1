/*
 * What providers were asked and answered in a run, as a file that answers the same requests later, without them.
 * A request is known by what it says (path, model, messages), not by how it was sent. No key and no header is kept.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Answered = { status: number; body: string };
export type Call = Answered & { key: string; path: string; about: string };
/** How the run was made; the same run is made again from it. */
export type RunNotes = {
  recordedOn: string;
  settings: Readonly<Record<string, string>>;
  turns: number;
  everybody: boolean;
  prompts: readonly string[];
};

const CALLS = 'calls.jsonl';
const RUN = 'run.json';
const ABOUT_CHARS = 120;

/**
 * What makes a request this one: the words alone. Whatever else a server takes (limits, seeds, tools, formats, keys of caches) is left
 * out when it refuses it, and the answer is to the same request.
 */
const TELLING = ['model', 'messages', 'input', 'system', 'contents'] as const;

type Body = Readonly<Record<string, unknown>>;

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** The name of a request. */
export function keyOf(pathname: string, body: Body): string {
  const telling = TELLING.map((name) => [name, body[name] ?? null]);
  return createHash('sha256')
    .update(canonical([pathname, telling]))
    .digest('hex')
    .slice(0, 24);
}

/** The newest words of a request, for people who read a report. */
export function aboutOf(body: Body): string {
  const last: unknown = Array.isArray(body.messages) ? body.messages.at(-1) : body.input;
  const content = typeof last === 'object' && last !== null && 'content' in last ? last.content : last;
  return String(typeof content === 'string' ? content : JSON.stringify(content)).slice(0, ABOUT_CHARS);
}

const isGood = ({ status }: Answered) => status >= 200 && status < 300;

/** The answers of a run by request: of several to one request each in its turn, the last one again and again. */
export class Tape {
  readonly #calls = new Map<string, Call[]>();
  readonly #given = new Map<string, number>();
  readonly #missing = new Map<string, { path: string; about: string }>();
  #asked = 0;

  /** Adds a call that was made. */
  add(call: Call): void {
    this.#calls.set(call.key, [...(this.#calls.get(call.key) ?? []), call]);
  }

  /** The recorded answer; null, and noted, when there is none. What once failed and then went well is well. */
  answer(pathname: string, body: Body): Answered | null {
    const key = keyOf(pathname, body);
    this.#asked += 1;
    const all = this.#calls.get(key) ?? [];
    const good = all.filter(isGood);
    const usable = good.length > 0 ? good : all;
    const at = this.#given.get(key) ?? 0;
    this.#given.set(key, at + 1);
    const found = usable[Math.min(at, usable.length - 1)];
    if (found) return found;
    this.#missing.set(key, { path: pathname, about: aboutOf(body) });
    return null;
  }

  /** Requests that are not in the record, each once, and how many were made. */
  report(): { asked: number; missing: { path: string; about: string }[] } {
    return { asked: this.#asked, missing: [...this.#missing.values()] };
  }

  /** Writes the calls and how they came about to a folder. */
  save(folder: string, notes: RunNotes): void {
    mkdirSync(folder, { recursive: true });
    const calls = [...this.#calls.values()].flat().sort((one, other) => (one.key < other.key ? -1 : 1));
    writeFileSync(path.join(folder, CALLS), calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
    writeFileSync(path.join(folder, RUN), `${JSON.stringify(notes, null, 2)}\n`);
  }

  /** @throws Error when the folder holds no record */
  static load(folder: string): { tape: Tape; notes: RunNotes } {
    const file = path.join(folder, CALLS);
    if (!existsSync(file))
      throw new Error(`${folder} holds no record: npm run eval -- --record ${folder} makes one.`);
    const tape = new Tape();
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line !== '') tape.add(JSON.parse(line) as Call);
    return { tape, notes: JSON.parse(readFileSync(path.join(folder, RUN), 'utf8')) as RunNotes };
  }
}
