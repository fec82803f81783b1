/** What the id of an agent of our own begins with. */
export const BUILTIN = 'builtin:';

/** What a fact is about. One of `SINGLE_KINDS` has one current fact: a newer one takes the place of the older. */
export const FACT_KINDS = [
  'name',
  'home',
  'work',
  'person',
  'pet',
  'like',
  'dislike',
  'plan',
  'event',
  'feeling',
  'other',
] as const;
/** In force, waiting for a yes, or refused: of the last only the topic stays. */
export const FACT_STATUSES = ['active', 'asked', 'declined'] as const;
export const SINGLE_KINDS: ReadonlySet<string> = new Set(['name', 'home', 'work']);

/** What a companion remembers only after a yes. */
export const SENSITIVE_TOPICS = ['health', 'sexuality', 'religion', 'caste', 'money', 'abuse'] as const;

/** Characters of one fact, and of one line of the summary. */
export const FACT_MAX_CHARS = 160;
export const SUMMARY_LINE_MAX_CHARS = 240;
/** Facts kept of one person by one companion; the ones told longest ago make room. */
export const FACTS_MAX = 200;
/** Facts that recall looks at for one message: the ones that share a word, then the ones told last. */
export const RECALL_CANDIDATES = 60;
/** Tokens of everything remembered in one prompt, and how many of them the summary may take. */
export const MEMORY_TOKEN_BUDGET = 420;
export const SUMMARY_TOKEN_BUDGET = 160;
/** Lines of the rolling summary; when there are more, the oldest `SUMMARY_MERGED` become one. */
export const SUMMARY_LINES_MAX = 8;
export const SUMMARY_MERGED = 4;
/** Days after which having been told something counts half as much for recall. */
export const RECALL_HALF_LIFE_DAYS = 30;
/** Trigram similarity from which two facts of one kind are the same fact. */
export const SAME_FACT_SIMILARITY = 0.7;
/** Messages of one talk that are read in one go. */
export const LEARN_BATCH_MESSAGES = 40;
/** Characters of one message that are read. */
export const LEARN_MESSAGE_CHARS = 600;
/** ms a question whether to remember stays unanswered before its fact is forgotten. */
export const ASKED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** ms a memory agent elsewhere may take to say what it knows; a reply does not wait longer. */
export const AGENT_READ_TIMEOUT_MS = 1_500;
/** ms the wish for a message's vector may take. */
export const EMBED_TIMEOUT_MS = 1_500;
