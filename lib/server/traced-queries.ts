import { failureOf } from './failure';
import type { OpenSpan } from './span';
import { beginChild } from './tracing';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, result: unknown) => void;

/** Characters of a statement that a span keeps; its values are never in it. */
const TEXT_MAX = 1_000;

const TABLE = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+([\w".]+)|\bFROM\s+([\w".]+)/i;

/** What a statement does, and to which table first, such as `SELECT users`. */
export function summarise(text: string): string {
  const verb = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const writes = /\b(INSERT)\s+INTO|\b(UPDATE)\s+(?!SKIP|OF\b)["\w.]+\s+SET|\b(DELETE)\s+FROM/i.exec(text);
  const does =
    verb === 'WITH' ? ((writes?.[1] ?? writes?.[2] ?? writes?.[3])?.toUpperCase() ?? 'SELECT') : verb;
  const [, written, read] = TABLE.exec(writes ? text.slice(writes.index) : text) ?? [];
  const table = (written ?? read)?.replaceAll('"', '').replace(/^public\./, '');
  return table ? `${does} ${table}` : does;
}

/** node-postgres takes a text, or an object that has it. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Connections whose statements are spans already. */
const known = new WeakSet<object>();

/**
 * Makes every statement of a connection a span below the work that it is for. The text of a statement is told, never its values: all of ours
 * are parameters. https://opentelemetry.io/docs/specs/semconv/database/database-spans/
 */
export function traceQueries(client: { query: unknown }): void {
  if (known.has(client)) return;
  known.add(client);
  const query = (client.query as Query).bind(client);
  const traced: Query = (...args) => {
    const text = textOf(args[0]);
    const summary = summarise(text);
    const span = beginChild(summary, {
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
        'db.query.text': text.replace(/\s+/g, ' ').slice(0, TEXT_MAX),
      },
    });
    return span ? runIn(span, query, args) : query(...args);
  };
  client.query = traced;
}

/** A query tells of its end by the callback that it was given, or by its promise. */
function runIn(span: OpenSpan, query: Query, args: readonly unknown[]): unknown {
  const end = (error: unknown) => span.end(error ? failureOf(error) : undefined);
  const last = args.at(-1);
  if (typeof last === 'function') {
    const done: Done = (error, result) => {
      end(error);
      (last as Done)(error, result);
    };
    return query(...args.slice(0, -1), done);
  }
  const answer = query(...args);
  if (answer instanceof Promise)
    answer.then(
      () => end(null),
      (error: unknown) => end(error),
    );
  else end(null);
  return answer;
}
