import type { Until } from '../world/clock';
import type { Facts } from '../world/facts';
import type { World } from '../world/world';

/** What an attacker got of something, how much it tried for, and how much is allowed for. */
export type Gain = {
  what: string;
  tried: number;
  got: number;
  budget: number;
  /** Settings can take away what guards it (`--unguarded`). */
  lifted?: true;
};

/** The facts of a team, and how long everything was played. */
export type Played = { of(team: string): Facts; seconds: number };

/**
 * Somebody who wants more than their share. `play` does what a person with a script and no scruples would do, over HTTP alone; `judge`
 * knows nothing of what `play` believes, only what became of its teams.
 */
export type Attacker = {
  name: string;
  /** What it does, in a few words. */
  tries: string;
  /** Its parts, each with visitors of its own. */
  teams: readonly string[];
  play(world: World, until: Until): Promise<void>;
  judge(played: Played): Gain[];
};

/** Fixed windows of a minute that a limit opened, and so may have been used up. */
export const minutesOf = ({ seconds }: Pick<Played, 'seconds'>): number => Math.ceil(seconds / 60);
