/** Something a person says about themselves. */
export type Fact = { kind: string; value: string; sentence: string; quote: string; topic: string };

type Rule = { kind: string; find: RegExp; sentence: (value: string, text: string) => string; topic?: string };

const RULES: readonly Rule[] = [
  {
    kind: 'name',
    find: /\b(?:[Mm]y name is|[Cc]all me|[Mm]era naam) (\p{Lu}\p{L}+)|मेरा नाम (\S+)/u,
    sentence: (value) => `Name is ${value}`,
  },
  {
    kind: 'home',
    find: /\b(?:I live in|I am from|I'm from|I moved to) (\p{Lu}\p{L}+)|\b(\p{Lu}\p{L}+) (?:mein|me) (?:rehta|rehti|rahta|rahti)/u,
    sentence: (value) => `Lives in ${value}`,
  },
  {
    kind: 'work',
    find: /\b(?:I am|I'm|I work as|main) (?:an? |ek )?((?:software )?(?:engineer|teacher|doctor|nurse|student|lawyer|designer|writer))\b/iu,
    sentence: (value) => `Works as ${/^[aeiou]/i.test(value) ? 'an' : 'a'} ${value}`,
  },
  {
    kind: 'pet',
    find: /\b(?:[Mm]y|[Mm]era|[Mm]eri) (?:dog|cat|kutta|billi)(?:'s name is| is called| is named| ka naam)? (\p{Lu}\p{L}+)/u,
    sentence: (value, text) => `Has a ${/\bcat|billi\b/i.test(text) ? 'cat' : 'dog'} called ${value}`,
  },
  {
    kind: 'like',
    find: /\bI (?:love|like|enjoy) ((?!you\b|it\b|that\b|this\b|how\b|when\b)[a-z]+(?: [a-z]+)?)/u,
    sentence: (value) => `Likes ${value}`,
  },
  {
    kind: 'other',
    find: /\b(?:I have|mujhe) (diabetes|asthma|thyroid|anxiety|depression)\b/iu,
    sentence: (value) => `Has ${value.toLowerCase()}`,
    topic: 'health',
  },
];
const LINE = /^\[(\d+)\] Person: (.+)$/;
const KNOWN = /^N\d+ \([a-z]+\): (.+)$/gm;
const SUMMARY_CHARS = 200;

/** What a text says about its writer. */
export function factsIn(text: string): Fact[] {
  return RULES.flatMap(({ kind, find, sentence, topic = 'none' }) => {
    const [quote, ...groups] = find.exec(text) ?? [];
    const value = groups.find(Boolean);
    return quote && value ? [{ kind, value, quote, topic, sentence: sentence(value, text) }] : [];
  });
}

/**
 * Notes about a talk, as JSON.
 * @param request what is asked for, with the notes there are
 * @param talk the numbered lines
 */
export function notesOf(request: string, talk: string): string {
  const known = new Set([...request.matchAll(KNOWN)].map(([, sentence]) => sentence));
  const facts = talk.split('\n').flatMap((line) => {
    const [, message, text = ''] = LINE.exec(line) ?? [];
    return factsIn(text)
      .filter(({ sentence }) => !known.has(sentence))
      .map(({ kind, quote, topic, sentence }) => ({
        message: Number(message),
        quote,
        kind,
        fact: sentence,
        topic,
        replaces: [],
      }));
  });
  const summary = facts.filter((one) => one.topic === 'none').map((one) => one.fact);
  return JSON.stringify({ facts, summary: summary.join('; ').slice(0, SUMMARY_CHARS) });
}
