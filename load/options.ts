import { parseArgs } from 'node:util';

export type Options = {
  people: number;
  seconds: number;
  /** Memory is judged, and how long the run is makes it a soak. */
  soak: boolean;
  faults: boolean;
  /** Words in the names of the faults that happen; '' = all. */
  only: string;
  help: boolean;
};

const USUAL = { people: 500, seconds: 15 * 60 };
const SOAK = { people: 100, seconds: 60 * 60 };
/** With faults a run is as long as they take. */
const FAULTS = { people: 200, seconds: 8 * 60 };
const MAX = { people: 2_000, seconds: 2 * 60 * 60 };

export const HELP = `npm run load -- [options]
  --people 500    who chat
  --seconds 900   for how long
  --soak          100 people for 60 minutes: judges how memory grows
  --faults        200 people for 8 minutes, and everything around them fails once: judges that nothing is lost and how soon it is well again
  --only WORDS    of the faults those whose names have these words
What is played and measured: docs/scaling.md, docs/reliability.md`;

function whole(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`--${name} takes a whole number from 1 to ${most}.`);
  return value;
}

/** Reads the words after `npm run load --`. @throws Error that says what is wrong */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      people: { type: 'string' },
      seconds: { type: 'string' },
      soak: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const { soak, faults, only, help } = values;
  if (soak && faults) throw new Error('--soak and --faults are two runs.');
  if (only !== '' && !faults) throw new Error('--only is for --faults.');
  const usual = soak ? SOAK : faults ? FAULTS : USUAL;
  return {
    ...{ soak, faults, only, help },
    people: values.people === undefined ? usual.people : whole('people', values.people, MAX.people),
    seconds: values.seconds === undefined ? usual.seconds : whole('seconds', values.seconds, MAX.seconds),
  };
}
