import type { SendMail } from '@/lib/mail/ports';
import { smtpProvider } from '@/lib/providers/smtp';
import type { Env } from './env';
import { log } from './log';
import { isLoopbackName } from './loopback';

/** On this machine a mail is a line in the log, without whom it is for. */
const toTheLog: SendMail = async ({ subject, text }) => {
  log().info({ subject, text }, 'mail stand-in');
  return { outcome: 'taken' };
};

/** Who sends mail: the server of SMTP_URL, on this machine the log, elsewhere nobody. */
export function mailSender({ SMTP_URL, MAIL_FROM, APP_URL, ALLOW_INSECURE }: Env): SendMail | null {
  if (SMTP_URL && MAIL_FROM) {
    const plain = isLoopbackName(new URL(SMTP_URL).hostname) || ALLOW_INSECURE.includes('providers');
    return smtpProvider({ url: SMTP_URL, from: MAIL_FROM, plain });
  }
  return isLoopbackName(new URL(APP_URL).hostname) ? toTheLog : null;
}
