/** Requests of one turn: for the person's message and the draft together, and for its one rewrite. */
export const MODERATION_CALLS_MAX = 2;
/** The model that judges unless `MODERATION_MODEL` names another. */
export const MODERATION_MODEL = 'omni-moderation-latest';
/** ms a judgement may take: it runs beside a reply that should not wait for it. */
export const MODERATION_TIMEOUT_MS = 2_500;
/** ms in which judgements of messages without a reply are counted. */
export const UNANSWERED_WINDOW_MS = 24 * 60 * 60 * 1000;
/**
 * Such judgements in the window for one person, and for one address (of IPv6 the /64), which many people behind a carrier share. Past them
 * the phrases hold alone, as they do without a provider.
 */
export const UNANSWERED_PER_PERSON = 40;
export const UNANSWERED_PER_ADDRESS = 400;
