import { newId } from '@/lib/client/new-id';
import { readLocal, readTab, removeTab, writeLocal, writeTab } from '@/lib/client/storage';
import { VISIT_LASTS_MS } from './constants';

const CONSENT_KEY = 'saathi-adult-confirmed';

/** The 18+ confirmation of a browser that has no user to keep it for. */
export function adultConfirmedHere(): boolean {
  return readLocal(CONSENT_KEY) !== null;
}

export function rememberAdultConfirmed(): void {
  writeLocal(CONSENT_KEY, '1');
}

const VISIT_KEY = 'saathi-loading-visit';

type Visit = { address: string; sessionId: string; since: number };

function readVisit(): Partial<Visit> {
  try {
    const kept: unknown = JSON.parse(readTab(VISIT_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Names the session that a visit of the loading screen asks for. A reload is the same visit, so that it asks for the same
 * session again; where the tab may keep nothing, it is a new one.
 * @param address path and query of the loading screen
 */
export function visitSessionId(address: string): string {
  const kept = readVisit();
  const age = Date.now() - Number(kept.since);
  if (kept.address === address && kept.sessionId && age >= 0 && age < VISIT_LASTS_MS) return kept.sessionId;
  const visit: Visit = { address, sessionId: newId(), since: Date.now() };
  writeTab(VISIT_KEY, JSON.stringify(visit));
  return visit.sessionId;
}

/** The loading screen was left: the next visit asks for a session of its own. */
export function endVisit(): void {
  removeTab(VISIT_KEY);
}
