import { expectJobs, findWarning, noteRun } from '@/lib/admin/jobs/service';
import { LOOK_EVERY_MS as LOOK_FOR_TROUBLE_MS } from '@/lib/admin/watch/constants';
import { sendPosts } from '@/lib/admin/watch/delivery/jobs';
import { lookForTrouble } from '@/lib/admin/watch/jobs';
import { LOOK_EVERY_MS as CHECK_IN_EVERY_MS } from '@/lib/chat/check-ins/constants';
import { checkIn } from '@/lib/chat/check-ins/jobs';
import { LOOK_EVERY_MS } from '@/lib/chat/remembering/constants';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { returnHangingTurns } from '@/lib/chat/turns/jobs';
import { SIGN_EVERY_MS } from '@/lib/chat/turns/liveness/constants';
import { LOOK_EVERY_MS as LOOK_FOR_WAITING_MS } from '@/lib/chat/turns/waiting/constants';
import { answerWaitingMessages } from '@/lib/chat/turns/waiting/jobs';
import { sendMails } from '@/lib/mail/jobs';
import { syncAgents } from '@/lib/memory/agents/service';
import { renewTerms } from '@/lib/memory/learning/jobs';
import { LOOK_EVERY_MS as LOOK_FOR_NOTICES_MS } from '@/lib/users/push/constants';
import { sendNotices } from '@/lib/users/push/jobs';
import { env } from './env';
import { logJobFailure } from './job-failure';
import { startQueue, type Track } from './job-queue';
import { onceAProcess } from './once-a-process';
import { ports } from './ports';
import { keepTrying } from './queue-health';
import { runJob } from './run-job';
import { jobScope } from './scope';

/** Every process looks for what a dead one left behind, at once and then in turns: it must not wait for a queue. */
async function sweep(track: Track): Promise<void> {
  try {
    // Each second, and so no trace of its own.
    await track(() => noteRun(jobScope(), 'sweep', () => returnHangingTurns(jobScope())));
  } catch (error) {
    logJobFailure(error, 'sweep failed');
  } finally {
    setTimeout(() => sweep(track), SIGN_EVERY_MS);
  }
}

/**
 * Goes on with itself a while after it has finished, so that it never runs twice at once in a process. A stop does not wait
 * for it: what it leaves half-done, the next process does.
 */
async function remember(): Promise<void> {
  try {
    const scope = { ...jobScope(), ...ports() };
    await runJob('remember', async () => {
      const noted = await learnFromTalks({ ...scope, chatModel: scope.notesModel ?? scope.chatModel });
      return noted + (await syncAgents(scope));
    });
  } catch (error) {
    logJobFailure(error, 'remembering failed');
  } finally {
    setTimeout(remember, LOOK_EVERY_MS);
  }
}

/** Once after a start: a new version may find facts in another way. */
async function renewMemory(): Promise<void> {
  try {
    await renewTerms(jobScope());
  } catch (error) {
    logJobFailure(error, 'facts keep their old terms');
  }
}

/** Answers what waited for a credit; a stop of the process waits for it, as for a send. */
async function answerWaiting(track: Track): Promise<void> {
  try {
    const scope = { ...jobScope(), ...ports() };
    await track(() => runJob('answer-waiting', () => answerWaitingMessages(scope)));
  } catch (error) {
    logJobFailure(error, 'waiting messages were not answered');
  } finally {
    setTimeout(() => answerWaiting(track), LOOK_FOR_WAITING_MS);
  }
}

/** Tells people on their devices what came while they were away: sooner than a queue that is looked into once a minute. */
async function tellAway(track: Track): Promise<void> {
  try {
    const scope = { ...jobScope(), ...ports() };
    await track(() => runJob('send-push', () => sendNotices(scope)));
  } catch (error) {
    logJobFailure(error, 'notices were not sent');
  } finally {
    setTimeout(() => tellAway(track), LOOK_FOR_NOTICES_MS);
  }
}

/** Has companions ask how something went; a stop of the process waits for the one that is being asked. */
async function askHowItWent(track: Track): Promise<void> {
  try {
    const scope = { ...jobScope(), ...ports() };
    await track(() => runJob('check-in', () => checkIn(scope)));
  } catch (error) {
    logJobFailure(error, 'nobody was asked how it went');
  } finally {
    setTimeout(() => askHowItWent(track), CHECK_IN_EVERY_MS);
  }
}

/**
 * Looks for what operators have to know, and tells them. Every process does, also one that leaves the other jobs to a worker: when
 * nobody does those any more, somebody has to say so. Then it sends the mail about it as well.
 */
async function watch(): Promise<void> {
  try {
    const scope = { ...jobScope(), ...ports() };
    await expectJobs(scope);
    await runJob('watch', () => lookForTrouble(scope));
    await sendPosts(scope);
    if (await findWarning(scope.db, scope.now())) await sendMails(scope);
  } catch (error) {
    logJobFailure(error, 'not watched');
  } finally {
    setTimeout(watch, LOOK_FOR_TROUBLE_MS);
  }
}

/** Once in a process: Next's copy of this file starts for itself, after our server has told it to leave the jobs alone. */
const startWatch = (begin: Promise<void>) =>
  onceAProcess('watch', () => {
    void begin.then(watch);
    return true;
  });

/**
 * Once in a process, whoever does its jobs: the others take the replies of one that gives no sign of life for lost, and give them back after
 * some seconds.
 */
const startSweep = (track: Track, begin: Promise<void>) =>
  onceAProcess('sweep', () => {
    void begin.then(() => sweep(track));
    return true;
  });

const untracked: Track = (work) => work();

/** Takes no shared job any more, and waits for those that have begun. @param patienceMs for how long */
export type StopQueue = (patienceMs: number) => Promise<void>;

/** Starts what runs in the background; to be called once in a process. @param begin when the first look is due */
export function startJobs(track: Track = untracked, begin: Promise<void> = Promise.resolve()): StopQueue {
  startWatch(begin);
  startSweep(track, begin);
  let queue: Awaited<ReturnType<typeof startQueue>> | undefined;
  void begin.then(() => {
    void renewMemory();
    void remember();
    void answerWaiting(track);
    void tellAway(track);
    void askHowItWent(track);
    void keepTrying(async () => {
      queue = await startQueue(track);
    });
  });
  return async (patienceMs) => queue?.stop({ timeout: patienceMs });
}

/** The same for a web process; with JOBS=off all but what each process has to do for itself is left to `npm run worker`. */
export function startWebJobs(track: Track = untracked, begin: Promise<void> = Promise.resolve()): void {
  if (env().JOBS === 'on') startJobs(track, begin);
  startWatch(begin);
  startSweep(track, begin);
}
