import Bowser from 'bowser';

export type BrowserNames = {
  browserName: string | null;
  browserVersion: string | null;
  osName: string | null;
  osVersion: string | null;
  deviceType: 'mobile' | 'tablet' | 'desktop' | null;
};

const UNKNOWN: BrowserNames = {
  browserName: null,
  browserVersion: null,
  osName: null,
  osVersion: null,
  deviceType: null,
};

/** Names of browser and system from a user agent: "Chrome", "Android", mobile; null for what it does not tell. */
export function namesOf(userAgent: string | null | undefined): BrowserNames {
  // The library takes no empty text.
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browserName: browser.name ?? null,
    browserVersion: browser.version ?? null,
    osName: os.name ?? null,
    osVersion: os.version ?? null,
    deviceType: platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop',
  };
}
