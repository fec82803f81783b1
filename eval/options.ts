import { parseArgs } from 'node:util';

/** Messages of a long talk; a model answers slowly and costs money. */
const LONG_TALK_TURNS = 100;

export type Options = {
  /** `live`: the providers of the environment. `replay`: a record in their place. `offline`: no model. */
  mode: 'offline' | 'live' | 'replay' | 'compare';
  /** Where a live run is noted, or the record that is replayed. */
  folder: string | null;
  /** The two sides of a comparison. */
  sides: readonly [string, string] | null;
  /** Messages of each long talk. */
  turns: number;
  everybody: boolean;
};

/** Reads the words after `npm run eval --`. @throws Error that says what is wrong */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      live: { type: 'boolean', default: false },
      record: { type: 'string' },
      replay: { type: 'string' },
      compare: { type: 'boolean', default: false },
      turns: { type: 'string' },
      everybody: { type: 'boolean', default: false },
    },
  });
  const { live, record, replay, everybody } = values;
  const isLive = live || record !== undefined;
  if ([isLive, replay !== undefined, values.compare].filter(Boolean).length > 1)
    throw new Error('One at a time: --live (with or without --record DIR), --replay DIR, or --compare A B.');
  const [one, other, ...rest] = positionals;
  const sides =
    one !== undefined && other !== undefined && rest.length === 0 ? ([one, other] as const) : null;
  if (values.compare && sides === null)
    throw new Error(
      '--compare takes two sides: model:NAME, prompt:VERSION, bot:NAME, stand-in, or the folder of a record.',
    );
  if (!values.compare && positionals.length > 0) throw new Error(`What is ${positionals.join(' ')}?`);
  if (!isLive && (values.turns !== undefined || everybody))
    throw new Error('--turns and --everybody are about the long talks, which need --live.');
  const turns = Number(values.turns ?? LONG_TALK_TURNS);
  if (!Number.isInteger(turns) || turns < 1) throw new Error('--turns takes a whole number from 1.');
  return {
    mode: values.compare ? 'compare' : replay !== undefined ? 'replay' : isLive ? 'live' : 'offline',
    folder: record ?? replay ?? null,
    sides: values.compare ? sides : null,
    turns,
    everybody,
  };
}
