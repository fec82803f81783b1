/** Words that say nothing about what a sentence is about, in English, Hinglish and Hindi. */
export const EMPTY_WORDS = new Set(
  `a an the and or but of to in on at for with from by is are am was were be been has have had do does did i me my mine you your
  he she it we they his her its our their this that these those what which who whom whose when where why how not no so too very
  can could will would shall should may might must about into than then there here just also called named name likes like person
  hai hain ho hoon hun hu tha thi the ka ki ke ko ne se mein me main mai par pe aur ya toh bhi kya kaun kab kahan kaise kyun mera
  meri mere tera teri tere tum tumhara tumhari aap apna apni yeh ye woh wo naam
  है हैं हो हूँ था थी थे का की के को ने से में मैं पर और या तो भी क्या कौन कब कहाँ कैसे क्यों मेरा मेरी मेरे तुम तुम्हारा तुम्हारी आप अपना अपनी यह वह नाम`
    .split(/\s+/)
    .filter(Boolean),
);

const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Lower case, one form for every way to write a letter, letters, marks and digits only, single blanks. */
export function normalText(text: string): string {
  // Every send compares twenty messages, most of them in Latin letters: the same with cheaper patterns.
  if (ASCII_ONLY.test(text))
    return text
      .toLowerCase()
      .replace(/['`]s\b/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The words by which something is found again: each once, without words that say nothing, English plurals as singular.
 * PostgreSQL's own parser cuts Devanagari at its vowel signs in some locales, so words are made here for both sides.
 */
export function wordsOf(text: string): string[] {
  const words = normalText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word))
    .map((word) => (/^[a-z]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
  return [...new Set(words)];
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of normalText(text).split(' ')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const piece of a) if (b.has(piece)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** How alike two texts are by their three-letter pieces, 0 to 1, as PostgreSQL's pg_trgm counts it. */
export const similarity = (one: string, other: string): number => shareOf(trigrams(one), trigrams(other));

/** The cosine of two vectors, -1 to 1; 0 when they cannot be compared. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length === 0 || one.length !== other.length) return 0;
  let [dot, a, b] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [value, against] = [one[at] ?? 0, other[at] ?? 0];
    dot += value * against;
    a += value * value;
    b += against * against;
  }
  return a === 0 || b === 0 ? 0 : dot / Math.sqrt(a * b);
}
