import type { SendMail } from '@/lib/mail/ports';
import { greetServer, smtpProvider } from '@/lib/providers/smtp';
import type { Env } from './env';
import { log } from './log';
import { isLoopbackName } from './loopback';
import { providerCall } from './provider-calls';

/** On this machine a mail is a line in the log, without whom it is for. */
const toTheLog: SendMail = async ({ subject, text }) => {
  log().info({ subject, text }, 'mail stand-in');
  return { outcome: 'taken' };
};

const isPlain = (url: string, allowed: readonly string[]): boolean =>
  isLoopbackName(new URL(url).hostname) || allowed.includes('providers');

/** A line for people on the server that sends mail, after greeting it; none without one. Takes 15 s at most. */
export async function lookAtMail({ SMTP_URL, ALLOW_INSECURE }: Env): Promise<string[]> {
  if (!SMTP_URL) return [];
  const { hostname } = new URL(SMTP_URL);
  const failure = await greetServer({ url: SMTP_URL, plain: isPlain(SMTP_URL, ALLOW_INSECURE) });
  return [
    failure === null ? `Mail: ${hostname} takes it` : `Mail: ${hostname} does not take it (${failure})`,
  ];
}

/** Who sends mail: the server of SMTP_URL, on this machine the log, elsewhere nobody. */
export function mailSender({ SMTP_URL, MAIL_FROM, APP_URL, ALLOW_INSECURE }: Env): SendMail | null {
  if (SMTP_URL && MAIL_FROM) {
    return providerCall(
      'mail',
      smtpProvider({ url: SMTP_URL, from: MAIL_FROM, plain: isPlain(SMTP_URL, ALLOW_INSECURE) }),
    );
  }
  return isLoopbackName(new URL(APP_URL).hostname) ? toTheLog : null;
}
