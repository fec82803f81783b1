const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  we: 'you',
  our: 'your',
  us: 'you',
  im: "you're",
  ive: "you've",
};

function clauses(text: string): string[] {
  return text
    .split(/[.!?;,\n।]|\s(?:but|because|and then|so)\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "My manager shouts at me" as "your manager shouts at you", when the text has such a clause. */
export function mirrorOf(text: string): string | undefined {
  for (const clause of clauses(text)) {
    const words = clause.split(/\s+/);
    if (words.length < 4 || words.length > 12 || !/^(?:i|i'm|i've|im|my|our)\b/i.test(clause)) continue;
    if (/\b(?:you|your|u|ur|was)\b|["{}]/i.test(clause)) continue;
    return words.map((word) => TURNED[word.toLowerCase()] ?? word).join(' ');
  }
  return undefined;
}

/** A few of the person's own words, worth repeating. */
export function quoteOf(text: string): string | undefined {
  if (/\?\s*$/.test(text)) return undefined;
  return clauses(text).find((clause) => {
    const count = clause.split(/\s+/).length;
    return (
      count >= 3 &&
      count <= 8 &&
      clause.length >= 10 &&
      !/["{}]|\b(?:you|u|tum\w*|aap\w*|nice|good|great|sahi|achha|acha|mast)\b|तुम|आप|अच्छ|सही/iu.test(clause)
    );
  });
}
