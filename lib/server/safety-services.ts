import { deadlineIn } from '@/lib/kit/deadline';
import { talkQuestion } from '@/lib/safety/judgement/rules';
import { noJudge } from '@/lib/safety/judgement/service';
import { noModerator } from '@/lib/safety/moderation/service';
import type { Judge, Moderator, SafetyService, ServiceAnswer, WatchedService } from '@/lib/safety/ports';
import { FAILURES_UNTIL_REST } from '@/lib/safety/watch/constants';
import { log } from './log';
import { countSafetyAnswer } from './metrics';
import { onceAProcess } from './once-a-process';

/** ms a start waits for the services to show whether they answer. */
const FIRST_LOOK_MS = 10_000;
/** What the services are asked at a start. */
const FIRST_WORDS = 'Namaste, how was your day?';

/** What each service failed with since it last answered, and how often in a row. */
const troubles = () =>
  onceAProcess('safety services', () => new Map<WatchedService, { inARow: number; answer: ServiceAnswer }>());

/** Counts and logs how a request to a safety service ended, and keeps what `degradedReasons` tells. */
export function noteServiceAnswer(answer: ServiceAnswer): void {
  const { service, outcome, status, code, restsMs } = answer;
  countSafetyAnswer(service, outcome, status);
  if (outcome === 'answered') {
    if (troubles().delete(service)) log().info({ service }, 'a safety service answers again');
    // It is asked no more from now on, and could not show that it is well.
    if (service === 'judge') troubles().delete('fallback_judge');
    return;
  }
  troubles().set(service, { inARow: (troubles().get(service)?.inARow ?? 0) + 1, answer });
  log().warn({ service, outcome, status, code, restsMs }, 'a safety service did not judge');
}

function reasonFor({ service, outcome, status }: ServiceAnswer): string {
  const name = service.replace('_', ' ');
  if (status !== null) return `${name} answers ${status}`;
  return outcome === 'unusable' ? `${name} answers what cannot be understood` : `${name} does not answer`;
}

/** Why safety is less than it is set to be: services that refuse, or that failed several times in a row. */
export function degradedReasons(): string[] {
  return [...troubles().values()]
    .filter(({ inARow, answer }) => answer.outcome === 'refused' || inARow >= FAILURES_UNTIL_REST)
    .map(({ answer }) => reasonFor(answer))
    .sort();
}

/** A line for people on each safety service, after asking it once. Never throws, and takes 10 s at most. */
export async function lookAtServices({
  judge,
  moderator,
}: {
  judge: Judge;
  moderator: Moderator;
}): Promise<string[]> {
  const deadline = deadlineIn(FIRST_LOOK_MS);
  const { signal } = deadline;
  const question = talkQuestion([{ sender: 'user', content: FIRST_WORDS }]);
  const [judged] = await Promise.all([
    judge.ask(question, { signal, mayRetry: () => true }),
    moderator.check([FIRST_WORDS], signal),
  ]);
  deadline.end();
  const state = (service: SafetyService, isOff: boolean) => {
    if (isOff) return 'off';
    const trouble = troubles().get(service);
    if (!trouble) return 'answers';
    const others = service === 'judge' && judged !== null ? '; the fallback judges' : '';
    return `does not judge: ${reasonFor(trouble.answer)}${others}`;
  };
  return [
    `Judge of talk and replies: ${state('judge', judge === noJudge)}`,
    `Moderation: ${state('moderation', moderator === noModerator)}`,
  ];
}
