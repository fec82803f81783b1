import { env } from '@/lib/server/env';
import { lookAtMail } from '@/lib/server/mail';
import { lookAtModel } from '@/lib/server/model-look';
import { lookAtPictures } from '@/lib/server/picture-store';
import { ports } from '@/lib/server/ports';
import { lookAtRedis } from '@/lib/server/rate-limit';
import { lookAtServices } from '@/lib/server/safety-services';
import { type Finding, look, well, wrong } from './findings.mjs';

/** ms */
const LIMIT_MS = 10_000;
/** An order that nobody has: the right keys are told that there is none. */
const NO_ORDER = 'order_of_the_doctor';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown').slice(0, 200);

async function examineCashfree(): Promise<Finding> {
  try {
    await ports().payments.fetchOrder(NO_ORDER);
    return well('Cashfree takes the keys');
  } catch (error) {
    const reason = reasonOf(error);
    return wrong(/ 40[13]\b/.test(reason) ? `Cashfree refuses the keys (${reason})` : reason);
  }
}

async function examineGoogle(): Promise<Finding> {
  const issuer = env().GOOGLE_ISSUER;
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    const { authorization_endpoint: endpoint } = (await answer.json()) as { authorization_endpoint?: string };
    return endpoint
      ? well(`${new URL(issuer).host} signs people in`)
      : wrong(`${address} names no way to sign in`);
  } catch (error) {
    return wrong(`${address} does not answer: ${reasonOf(error)}`);
  }
}

/** Lines of lib/server that say how a service does, told by their words. */
const judged = (line: string): Finding => {
  if (/ does not | has not answered /.test(line)) return wrong(line);
  return line.endsWith(': off') ? look(line) : well(line);
};

/** What each third party answers when it is asked once, as JSON for ops/doctor/doctor.mjs. */
async function run(): Promise<void> {
  const findings = await Promise.all([
    ...ports().answering.map(async (provider) => judged(await lookAtModel(provider))),
    examineGoogle(),
    examineCashfree(),
  ]);
  const looks = await Promise.all([
    ...[lookAtServices(ports()), lookAtMail(env()), lookAtRedis(env().REDIS_URL)],
    lookAtPictures(env()),
  ]);
  process.stdout.write(JSON.stringify([...findings, ...looks.flat().map(judged)]));
  // Connections to providers are kept open for the next question.
  process.exit(0);
}

await run();
