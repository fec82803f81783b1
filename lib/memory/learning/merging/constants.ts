/** Share of the words that two notes must have in common to be about the same thing. */
export const SAME_SHARE = 0.7;
/** Trigram similarity from which two words are one. */
export const SAME_WORD_SIMILARITY = 0.7;

/** Words that turn a note into its opposite; taken out before two notes are compared. English, Hinglish, Hindi. */
export const NEGATIONS =
  /\b(?:not|no|never|neither|cannot|without|nahi|nahin|nhi|mat|bina|isn|aren|wasn|doesn|don|didn|can|won|hasn|haven)['’]?t\b|\b(?:not|no|never|cannot|without|nahi|nahin|nhi|mat|bina)\b|\b(?:no longer|any ?more|stopped|quit|gave up|given up|hates?|dislikes?|can'?t stand|napasand|nafrat|chhod (?:di|diya|chuk\w*))\b|(?<![\p{L}\p{M}])(?:नहीं|नही|मत|बिना|नापसंद|नफ़?रत|छोड़ दि?या|छोड़ दी)(?![\p{L}\p{M}])/giu;

/** Verbs that mean the same in a note; what is compared is the rest. */
export const SAME_VERBS: ReadonlySet<string> = new Set([
  'live',
  'home',
  'like',
  'dislike',
  'name',
  'quit',
  'habit',
]);
/** Words of the grammar of a note. */
export const NOTE_WORDS: ReadonlySet<string> = new Set(
  'to of in at on a an the be being been get gets got has have had is are was were do does did will would really very much longer anymore any more stand up now currently'.split(
    ' ',
  ),
);
