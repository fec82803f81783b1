import { Thumbmark } from '@thumbmarkjs/thumbmarkjs';
import Bowser from 'bowser';
import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { currentTracking } from '@/lib/tracking/browser';
import type { browserInfo, registerUser } from '../contract';

/*
 * Only a first visit needs this file and its two libraries, so it is loaded with import().
 */

export type BrowserInfo = z.input<typeof browserInfo>;

/** The fingerprint only helps against abuse; it is not worth a longer wait. */
const FINGERPRINT_WAIT_MS = 1500;

/** What registration says about the browser. What cannot be read is null. */
async function readBrowserInfo(): Promise<BrowserInfo> {
  return {
    ...readNames(),
    browserFingerprint: await readFingerprint(),
    userAgent: navigator.userAgent.slice(0, 1000),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
  };
}

/** Names of browser and system from the user agent: "Chrome", "Android", mobile | tablet | desktop. */
function readNames(): Pick<
  BrowserInfo,
  'browserName' | 'browserVersion' | 'osName' | 'osVersion' | 'deviceType'
> {
  try {
    const { browser, os, platform } = Bowser.parse(navigator.userAgent);
    return {
      browserName: browser.name ?? null,
      browserVersion: browser.version ?? null,
      osName: os.name ?? null,
      osVersion: os.version ?? null,
      deviceType: platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop',
    };
  } catch {
    return { browserName: null, browserVersion: null, osName: null, osVersion: null, deviceType: null };
  }
}

/**
 * A hash of what the browser can do. `logging: false` and the missing key keep the library off the network (it
 * would otherwise send samples to its makers); the parts left out are slow, ask for permissions or open connections.
 */
export async function readFingerprint(): Promise<string | null> {
  try {
    const mark = new Thumbmark({
      logging: false,
      timeout: FINGERPRINT_WAIT_MS,
      exclude: ['webrtc', 'permissions', 'speech', 'audio'],
    });
    return (await mark.get()).thumbmark || null;
  } catch {
    return null;
  }
}

/**
 * Creates the user of this browser, or finds the one its cookie names.
 * @param search the query string of the address that the visit began with
 */
export async function register(search: string) {
  return call<typeof registerUser>('POST /api/user/register', {
    body: { ...(await readBrowserInfo()), trackingParams: currentTracking(search) },
  });
}
