import { parseArgs } from 'node:util';

export type Options = {
  /** The attack's length. */
  seconds: number;
  /** The quiet run's length. */
  quietSeconds: number;
  /** One attacker by name; null for all. */
  only: string | null;
  /** Without the limits that settings can lift, to see that the attackers are worth stopping. */
  unguarded: boolean;
  help: boolean;
};

const SECONDS = 120;
const QUIET_SECONDS = 45;
/** Nobody is attacked for longer. */
const SECONDS_MAX = 900;

export const HELP = `npm run abuse -- [options]
  --seconds 120   how long is attacked; the quiet run before it takes at most 45 s
  --only NAME     one attacker, such as "farmers"
  --unguarded     without the limits that settings can lift: exits 1 when an attacker who should gain then does not, or nobody does
What is played and what each may get: docs/abuse.md`;

/** Reads the words after \`npm run abuse --\`. @throws Error that says what is wrong */
export function readOptions(words: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string' },
      only: { type: 'string' },
      unguarded: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds ?? SECONDS);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > SECONDS_MAX)
    throw new Error(`--seconds takes a whole number from 1 to ${SECONDS_MAX}.`);
  if (values.only !== undefined && !names.includes(values.only))
    throw new Error(`--only takes one of: ${names.join(', ')}.`);
  return {
    ...{ seconds, quietSeconds: Math.min(seconds, QUIET_SECONDS), only: values.only ?? null },
    ...{ unguarded: values.unguarded, help: values.help },
  };
}
