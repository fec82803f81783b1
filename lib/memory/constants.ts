/** What the id of an agent of our own begins with. */
export const BUILTIN = 'builtin:';

/** What a fact is about, as the model that takes notes is told. */
export const KIND_MEANINGS = {
  name: 'what the person is called; never somebody else',
  home: 'where the person lives; never where somebody else lives',
  work: 'what the person does for a living or studies; never somebody else',
  person: 'somebody in their life: who it is, the name, what matters about them',
  date: 'a day that comes back every year: birthday, anniversary',
  pet: 'an animal of theirs',
  like: 'what they like or do gladly',
  dislike: 'what they do not like',
  plan: 'what they want to do',
  event: 'what happened or will happen to them',
  feeling: 'how they have been for a while',
  other: 'anything else',
} as const;
export type FactKind = keyof typeof KIND_MEANINGS;
export const FACT_KINDS = Object.keys(KIND_MEANINGS) as [FactKind, ...FactKind[]];
/** In force, waiting for a yes, or refused: of the last only the topic stays. */
export const FACT_STATUSES = ['active', 'asked', 'declined'] as const;
/** Of each of these a person has one current fact about themself: a newer one takes the place of the older. */
export const SINGLE_KINDS: ReadonlySet<string> = new Set(['name', 'home', 'work']);
/** The profile: no number of newer facts takes these away, up to `PROFILE_MAX`, and nothing that was put right by hand. */
export const PROFILE_KINDS: ReadonlySet<string> = new Set(['name', 'home', 'work', 'person', 'date']);

/** What a companion remembers only after a yes. */
export const SENSITIVE_TOPICS = ['health', 'sexuality', 'religion', 'caste', 'money', 'abuse'] as const;

/** Characters of one fact, and of one line of the summary. */
export const FACT_MAX_CHARS = 160;
export const SUMMARY_LINE_MAX_CHARS = 240;
/** Other words for one fact together with what may be said when it comes up, and characters of each. */
export const ALIASES_MAX = 48;
export const ALIAS_MAX_CHARS = 60;
/** Facts of the profile that are safe, the person's own name, home and work first, then those told last; more are facts like all others. */
export const PROFILE_MAX = 200;
/** Facts kept of one person by one companion besides the profile; the ones told longest ago make room. */
export const FACTS_MAX = 2_000;
/** Facts besides the name, home and work that one message may bring into a prompt, as far as their tokens fit. */
export const RECALL_CANDIDATES = 60;
/** Tokens of everything remembered in one prompt, as the configured model counts them (lib/providers/tokens.ts). */
export const MEMORY_TOKEN_BUDGET = 480;
/** How many of them each layer of the summary may take; what a layer leaves goes to the next. */
export const SUMMARY_TOKEN_BUDGETS = { story: 50, week: 50, talk: 60 } as const;
/** The layers of the summary: what is longest ago, the weeks before this one, the talks of this week. */
export const SUMMARY_LEVELS = ['story', 'week', 'talk'] as const;
/** Lines of each layer; one more, and the oldest become one line. */
export const SUMMARY_LINES_MAX = { story: 4, week: 4, talk: 8 } as const;
/** Lines that become one then. */
export const SUMMARY_MERGED = { story: 2, week: 3, talk: 4 } as const;
/** Days after what was to come within which a companion asks, once, how it went. */
export const FOLLOW_UP_DAYS = 14;
/** Days after which having been told something counts half as much for recall. */
export const RECALL_HALF_LIFE_DAYS = 30;
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
