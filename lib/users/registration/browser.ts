import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { t } from '@/lib/kit/text';
import { currentTracking, rememberTold, type Told } from '@/lib/tracking/browser';
import { HOME_PATHS } from '@/lib/tracking/visits/constants';
import { STARTER_PROBLEM_KEY } from '../constants';
import type { browserInfo, registerUser } from '../contract';
import { STARTER_OFFLINE } from '../starter/copy';

/*
 * Only a first visit needs this file, so it is loaded with import().
 */

export type BrowserInfo = z.input<typeof browserInfo>;

/** Chrome has it since 144, Firefox since 139; Safari does not (2026). */
type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/**
 * The time zone by its IANA name, or, in a browser that does not tell it cheaply, by its distance from UTC: "+05:30".
 * Not from `Intl`: the first thing that a page asks of it, whatever it is, holds a slow phone up for a tenth of a second.
 * https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Temporal/Now/timeZoneId
 */
function readTimeZone(): string {
  const { Temporal }: WithTemporal = globalThis as WithTemporal;
  if (Temporal) return Temporal.Now.timeZoneId();
  const offset = new Date().getTimezoneOffset();
  const minutes = Math.abs(offset);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${offset > 0 ? '-' : '+'}${digits.join(':')}`;
}

/** What registration says about the browser. What cannot be read is null; the server reads names from the user agent. */
async function readBrowserInfo(): Promise<BrowserInfo> {
  return {
    browserFingerprint: await readFingerprint(),
    userAgent: navigator.userAgent.slice(0, 1000),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    timezone: readTimeZone(),
    language: navigator.language,
  };
}

/** What Chromium's browsers also tell, and others do not (User-Agent Client Hints). */
type ClientHints = {
  userAgentData?: { getHighEntropyValues?: (names: string[]) => Promise<Record<string, unknown>> };
};

/** Model and version of the system, which a user agent no longer names: "Pixel 7", "14.0.0". */
async function readModel(): Promise<unknown[]> {
  const { userAgentData }: Navigator & ClientHints = navigator;
  const hints = await userAgentData?.getHighEntropyValues?.(['model', 'platformVersion']);
  return [hints?.model, hints?.platformVersion];
}

/**
 * A hash of what the browser says of itself; null when it cannot be made. Nothing is drawn, played or measured for it: that
 * would tell phones apart better, but holds up a cheap one for seconds before anybody has touched anything.
 */
export async function readFingerprint(): Promise<string | null> {
  try {
    const { colorDepth, width, height } = window.screen;
    const { hardwareConcurrency, languages, maxTouchPoints, platform, userAgent, vendor } = navigator;
    const signals = [
      ...[userAgent, platform, vendor, languages, hardwareConcurrency, maxTouchPoints],
      // A phone that is turned stays the same phone.
      ...[Math.min(width, height), Math.max(width, height), colorDepth, readTimeZone()],
      ...(await readModel()),
    ];
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(signals)));
    return Array.from(new Uint8Array(bytes.slice(0, 16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return null;
  }
}

/**
 * Creates the user of this browser, or finds the one its cookie names, who then earns the free messages of a newcomer where the
 * server asks for some work.
 * @param search the query string of the address that the visit began with
 */
export async function register(search: string, client: QueryClient) {
  const trackingParams = currentTracking(search);
  const user = await call<typeof registerUser>('POST /api/user/register', {
    body: {
      ...(await readBrowserInfo()),
      trackingParams,
      isHome: HOME_PATHS.includes(window.location.pathname),
    },
  });
  rememberTold(trackingParams);
  const challenge = user.starterChallenge;
  if (challenge)
    void import('../starter/browser').then(
      (starter) => starter.earnStarter(client, challenge),
      () => client.setQueryData(STARTER_PROBLEM_KEY, t(STARTER_OFFLINE)),
    );
  return user;
}

/** Tells the server by which way a browser that it knows has come since. */
export async function tellLanding(trackingParams: Told): Promise<void> {
  await call<typeof registerUser>('POST /api/user/register', {
    body: { ...(await readBrowserInfo()), trackingParams },
  });
  rememberTold(trackingParams);
}
