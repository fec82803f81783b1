/** Words that raise a verdict. A few of each: a stand-in for the protocol, not for the judgement. */
const CRISES: Readonly<Record<string, RegExp>> = {
  medical: /\b(?:took|swallowed|kha li) .{0,20}\b(?:pills|tablets|goliyan|poison|zeher)\b/iu,
  self_harm: /\b(?:suicide|kill myself|end my life|khudkushi|aatmahatya|marna chaht[ai])\b|आत्महत्या/iu,
  sexual_abuse: /\b(?:raped|molested)\b|बलात्कार/iu,
  home_abuse: /\b(?:husband|wife|father|pati|papa) (?:beats|hits|maart[ai])\b/iu,
  threat: /\bi(?:'ll| will| want to) kill (?:him|her|them)\b/iu,
  blackmail: /\b(?:leak|viral) .{0,20}\b(?:photos?|pics?|videos?)\b/iu,
};
const MINOR = /\b(?:i am|i'm|main) 1[0-7]\b/iu;
const MINORS_SEXUAL = /\b(?:child|underage|school ?girl|school ?boy)\b.{0,60}\b(?:sex|nude|naked|kiss)/iu;
const BREACHES: Readonly<Record<string, RegExp>> = {
  minor_sexual: MINORS_SEXUAL,
  explicit: /\b(?:naked|nudes?|porn|blowjob)\b/iu,
  contact: /\b(?:meet me at|my number is|whatsapp)\b/iu,
  claims_human: /\bi am (?:a )?(?:real )?human\b/iu,
  medicine: /\b\d+ ?mg of \w+/iu,
  asks_secrets: /\b(?:tell|send) me your (?:otp|pin|password|card)\b/iu,
  guilt: /\bdon't leave me\b/iu,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Words that a check-in may not have, by their field of the verdict. */
const CHECK_IN_FAULTS: Readonly<Record<string, RegExp>> = {
  misses: /\bmiss(?:ed|ing)?\b|\byaad\b|याद/iu,
  presses: /\bcome back\b|\bwrite to me\b/iu,
  sells: /\brecharge\b|\boffer\b/iu,
};

/** What a judge is asked about: the newest message of a talk, and the draft where there is one. */
function read(words: string): { newest: string; draft: string | null } {
  let about: unknown;
  try {
    about = JSON.parse(words);
  } catch {
    // A client may ask in its own words.
    return { newest: words, draft: null };
  }
  if (!isObject(about)) return { newest: words, draft: null };
  const newest: unknown = Array.isArray(about.talk) ? about.talk.at(-1) : undefined;
  return {
    newest: isObject(newest) ? String(newest.text ?? '') : '',
    draft: typeof about.draft === 'string' ? about.draft : null,
  };
}

const namesIn = (rules: Readonly<Record<string, RegExp>>, text: string) =>
  Object.keys(rules).filter((name) => rules[name]?.test(text));

/**
 * A verdict on a check-in, as JSON.
 * @param words what is to be judged, as JSON with `message`
 * @param nothing every field of the schema, false
 */
export function checkInJudgementOf(words: string, nothing: object): string {
  const about: unknown = JSON.parse(words);
  const message = isObject(about) ? String(about.message ?? '') : '';
  const raised = namesIn(CHECK_IN_FAULTS, message).map((name) => [name, true]);
  return JSON.stringify({ ...nothing, ...Object.fromEntries(raised), asks_about_it: message.includes('?') });
}

/** Whether the answer that is asked for by this name is a verdict. */
export const isJudgement = (name: string) => name.endsWith('_judgement');

/**
 * A verdict, as JSON.
 * @param words what is to be judged
 */
export function judgementOf(words: string): string {
  const { newest, draft } = read(words);
  if (draft !== null) return JSON.stringify({ breaks: namesIn(BREACHES, draft) });
  return JSON.stringify({
    crisis: namesIn(CRISES, newest)[0] ?? 'none',
    age: MINOR.test(newest) ? 'minor' : 'no_sign',
    sexual_minors: MINORS_SEXUAL.test(newest),
    safe_again: false,
  });
}
