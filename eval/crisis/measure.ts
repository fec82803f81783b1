/*
 * node --import tsx eval/crisis/measure.ts FILE: how well a file of `kind TAB language TAB text` is heard, by language,
 * kind and length. Messages with ` || ` between them are sent one after the other.
 */
import { pathToFileURL } from 'node:url';
import { hear } from '@/lib/safety/rules';
import { type Message, messagesIn } from './messages';

/** Words of the longest message that counts as short. */
const SHORT_WORDS = 20;

type Result = Message & { heard: string | null };

/** What is heard in the messages of one line, the first time that anything is. */
function heardIn(text: string): string | null {
  const parts = text.split(' || ');
  for (const [at, part] of parts.entries()) {
    const { crisis } = hear(part, parts.slice(0, at));
    if (crisis) return crisis;
  }
  return null;
}

const percent = (some: number, all: number) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

function tell(title: string, results: readonly Result[], groupOf: (result: Result) => string): void {
  console.log(
    `\n| ${title} | crises | heard | of the right kind | harmless | false alarms |\n|---|---|---|---|---|---|`,
  );
  for (const group of [...new Set(results.map(groupOf))].sort()) {
    const own = results.filter((result) => groupOf(result) === group);
    const crises = own.filter(({ kind }) => kind !== 'harmless');
    const harmless = own.filter(({ kind }) => kind === 'harmless');
    const heard = crises.filter((result) => result.heard !== null);
    const right = heard.filter((result) => result.heard === result.kind).length;
    const alarms = harmless.filter((result) => result.heard !== null).length;
    const cells = [
      `${crises.length}`,
      percent(heard.length, crises.length),
      percent(right, heard.length),
      `${harmless.length}`,
      percent(alarms, harmless.length),
    ];
    console.log(`| ${group} | ${cells.join(' | ')} |`);
  }
}

function lengthOf({ text }: Message): string {
  if (text.includes(' || ')) return 'several messages';
  return text.split(/\s+/).length > SHORT_WORDS ? 'long' : 'short';
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file: node --import tsx eval/crisis/measure.ts FILE');
const results = messagesIn(pathToFileURL(file), file).map((message) => ({
  ...message,
  heard: heardIn(message.text),
}));
tell('length', results, lengthOf);
tell('kind', results, ({ kind }) => kind);
tell('language', results, ({ language }) => language);
tell('all', results, () => 'all');
