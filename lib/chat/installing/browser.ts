import { readLocal, writeLocal } from '@/lib/client/storage';
import { readVisits, type Visits, withDay } from './rules';

const KEY = 'saathi-visits';

const keepVisits = (visits: Visits) => writeLocal(KEY, JSON.stringify(visits));

/** @returns what is known of the visits, this day included */
export function noteVisit(today: string): Visits {
  const visits = withDay(readVisits(readLocal(KEY)), today);
  keepVisits(visits);
  return visits;
}

/** Not again for long. */
export function refuseInstall(now: number): void {
  keepVisits({ ...readVisits(readLocal(KEY)), refusedAt: now });
}

/**
 * How this browser puts the product on the home screen: `button` it asks by itself, `safari` by a menu of its own; undefined where
 * it stands there already, or nothing is known.
 */
export function installWay(): 'button' | 'safari' | undefined {
  if (window.matchMedia('(display-mode: standalone)').matches) return undefined;
  if (window.installOffer) return 'button';
  // Safari on iOS alone says so. https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html
  return 'standalone' in navigator && navigator.standalone === false ? 'safari' : undefined;
}

/** The browser's own question. An offer is good for one. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  window.installOffer = undefined;
  await offer?.prompt();
}
