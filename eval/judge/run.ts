import { inParallel } from '../quality/parallel';
import type { World } from '../world';
import { type Agreement, agreementOf } from './agreement';
import { judgeByRules } from './by-rules';
import { labelledTurns } from './labelled';
import { type RatedTurn, rubricQuestion, type Verdicts } from './rubrics';

const AT_ONCE = 4;
/** ms a judge may take for one turn: nobody waits for it. */
const PATIENCE_MS = 60_000;

/** What the judge of the settings (JUDGE_*) says of a turn; null when it says nothing that can be understood. */
export async function rateTurn({ ports: { judge } }: World, turn: RatedTurn): Promise<Verdicts | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), mayRetry: () => true };
  return (await judge.ask(rubricQuestion(turn), options))?.verdict ?? null;
}

export const rateTurns = (world: World, turns: readonly RatedTurn[]) =>
  inParallel(turns, AT_ONCE, (turn) => rateTurn(world, turn));

/** How far the rulers, or the judge of the settings, agree with labels by hand. */
export async function measureAgreement(world: World | null): Promise<Agreement[]> {
  const turns = labelledTurns();
  const verdicts =
    world === null ? turns.map((turn) => judgeByRules(turn, turn.language)) : await rateTurns(world, turns);
  return agreementOf(
    turns.map((turn) => turn.labels),
    verdicts,
  );
}
