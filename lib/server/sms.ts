import { smsProvider } from '@/lib/providers/sms';
import type { SendSms } from '@/lib/users/mobile/ports';
import type { Env } from './env';
import { log } from './log';
import { isLoopbackName } from './loopback';
import { providerCall } from './provider-calls';

/** On this machine an SMS is a line in the log: the only place where a code may appear, and without the number. */
const toTheLog: SendSms = async ({ text }) => log().info({ text }, 'SMS stand-in');

/** Who sends one-time codes: the provider, on this machine the log, elsewhere nobody. */
export function smsSender(env: Env): SendSms | null {
  if (env.SMS_PROVIDER_URL)
    return providerCall('SMS', smsProvider({ url: env.SMS_PROVIDER_URL, key: env.SMS_PROVIDER_KEY }));
  return isLoopbackName(new URL(env.APP_URL).hostname) ? toTheLog : null;
}
