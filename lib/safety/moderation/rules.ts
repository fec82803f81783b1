import type { Concern } from '../events/constants';
import type { Moderation } from '../ports';

/** Talk a companion may not take part in, even when the person began it. */
const FORBIDDEN_CATEGORIES = new Set([
  'sexual',
  'sexual/minors',
  'self-harm/instructions',
  'self-harm/intent',
  'hate',
  'hate/threatening',
  'harassment',
  'harassment/threatening',
  'illicit',
  'illicit/violent',
  'violence/graphic',
]);

/**
 * Anything sexual with minors is refused and holds the chat; an intent to hurt oneself that the phrases missed gets the
 * caring reply. The rest is left to the companion, whose answer is checked.
 */
export function readConcern(moderation: Moderation | null): Concern | null {
  const flagged = moderation?.flagged ?? [];
  if (flagged.includes('self-harm/intent') || flagged.includes('self-harm/instructions'))
    return { kind: 'crisis', rule: 'moderation', crisis: 'self_harm' };
  return flagged.includes('sexual/minors') ? { kind: 'refused', rule: 'sexual/minors' } : null;
}

/** Whether a reply may be shown. Speaking of self-harm or violence is allowed: caring does, and so do films. */
export function mayBeShown(moderation: Moderation | null): boolean {
  return !(moderation?.flagged ?? []).some((category) => FORBIDDEN_CATEGORIES.has(category));
}
