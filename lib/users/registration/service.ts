import type { Input } from '@/lib/kit/endpoint';
import type { registerUser } from '../contract';
import { hashFingerprint } from '../fingerprint/service';
import type { StarterScope } from '../starter/service';
import type { BrowserRecord } from '../store';
import { namesOf } from './rules';

/** What is stored of a browser: names, read from its user agent where it does not give them, and of its fingerprint a keyed hash. */
export function browserRecord(scope: StarterScope, input: Input<typeof registerUser>): BrowserRecord {
  const names = namesOf(input.userAgent);
  return {
    browserFingerprint: hashFingerprint(scope, input.browserFingerprint),
    ipAddress: scope.actor.ipAddress,
    browserName: input.browserName ?? names.browserName,
    browserVersion: input.browserVersion ?? names.browserVersion,
    osName: input.osName ?? names.osName,
    osVersion: input.osVersion ?? names.osVersion,
    deviceType: input.deviceType ?? names.deviceType,
    timezone: input.timezone ?? null,
    language: input.language ?? null,
    currentDomainUrl: scope.actor.origin,
  };
}

/** Of a minor nothing is stored. */
export const NO_RECORD: BrowserRecord = {
  browserFingerprint: null,
  ipAddress: null,
  browserName: null,
  browserVersion: null,
  osName: null,
  osVersion: null,
  deviceType: null,
  timezone: null,
  language: null,
  currentDomainUrl: null,
};
