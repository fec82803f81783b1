import { createTransport } from 'nodemailer';
import type { MailOutcome, SendMail } from '@/lib/mail/ports';

/** ms for one step of the talk with a server. */
const STEP_MS = 15_000;

/** Nodemailer's names for a server that answered to the recipients or the mail itself (nodemailer 10.6.0, dist/esm/errors.js). */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * A 5yz to the mail is for good (RFC 5321, section 4.2.1). Whatever else went wrong is nothing against the mail: the connection, the
 * password, or TLS that is missing, which somebody corrects.
 */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode, code } = Object(error) as { responseCode?: number; code?: string };
  const isAboutMail = code !== undefined && ABOUT_THE_MAIL.includes(code) && responseCode !== undefined;
  const name = String(isAboutMail ? responseCode : (code ?? 'unknown')).slice(0, 40);
  return { outcome: isAboutMail && responseCode >= 500 ? 'refused' : 'unreachable', code: name };
}

/** `plain`: a server of this machine, or of a network that the owner trusts. */
type SmtpOptions = { url: string; plain: boolean };

/**
 * Sends mail by SMTP. `smtps:` is encrypted from the first byte (port 465), `smtp:` by STARTTLS (587), without which nothing is sent
 * unless `plain` says so. https://nodemailer.com/smtp
 * @param options.from as "Saathi <hello@saathi.example>"
 */
export function smtpProvider(options: SmtpOptions & { from: string }): SendMail {
  const transport = transportTo(options);
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? new URL(options.url).hostname;
  return async ({ to, subject, text, id, stopUrl }) => {
    try {
      await transport.sendMail({
        from: options.from,
        to: [...to],
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        // Nobody's holiday note answers it (RFC 3834, section 5).
        headers: {
          'Auto-Submitted': 'auto-generated',
          // The mail program may stop it by a POST of its own (RFC 8058, section 3.1).
          ...(stopUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        },
        // https://nodemailer.com/message/list-headers
        ...(stopUrl ? { list: { unsubscribe: stopUrl } } : {}),
      });
      return { outcome: 'taken' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/**
 * Greets a server, with TLS and the password, and sends nothing.
 * @returns why it would take no mail; null when it would. https://nodemailer.com/smtp#verify-the-configuration
 */
export async function greetServer(options: SmtpOptions): Promise<string | null> {
  try {
    await transportTo(options).verify();
    return null;
  } catch (error) {
    const { responseCode, code } = Object(error) as { responseCode?: number; code?: string };
    return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
  }
}

function transportTo(options: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(options.url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return createTransport({
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !options.plain,
    // A server of this machine shows a certificate that nobody signed, if any.
    ignoreTLS: options.plain && !secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A text is a text: nothing in it names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
