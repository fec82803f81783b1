export const TEXTS_SAVED = 'Texts saved';
export const TEXTS_SAVED_DETAIL = 'They are live everywhere within two seconds.';
export const SERVICE_SAVED = 'Changed';
export const TAKEN_BACK = 'The change is taken back';
export const TRIAL_BUDGET_SPENT = 'The model’s budget for today is used up; try again tomorrow.';
export const TRIAL_NO_PROMPT = 'This chat type has no active prompt to try it with.';
export const TRIAL_FAILED = 'The model gave no answer. Nothing was stored.';
export const TRIAL_NOT_ITS_TYPE = 'This companion does not talk in that chat type.';
/** What a person would get instead of a reply of the companion. */
export const TRIAL_INSTEAD = {
  crisis: 'In a chat, help would come here: a crisis was heard.',
  minor: 'In a chat, this would be answered as from somebody under 18.',
  refused: 'In a chat, this would be refused: it asks for what no companion says.',
} as const;
/** What became of the model’s draft. */
export const TRIAL_OUTCOME = {
  answered: 'as the model wrote it',
  mended: 'written once more: the first draft broke a rule',
  replaced: 'our safe words: both drafts broke a rule',
} as const;

/** What belongs into a field of a companion; what has several values has one on a line. */
export const FIELD_HINT: Readonly<Record<string, string>> = {
  Name: 'The head of a chat shows the first name alone; no two companions share one.',
  'About me': 'Two to four sentences that people read. They say that it is an AI.',
  Expertise: 'Separated by commas. The catalogue filters by them.',
  Education: 'The approach it was written along, never a degree.',
  Cases: 'Until real chats are finished.',
  Rating: 'Until real people have reviewed it.',
  Gender: 'woman or man: Hindi verbs need it.',
  Age: 'In years; every character is an adult.',
  Work: 'Begins with “an AI companion, written as …”.',
  Voice: 'Tone, length, punctuation, languages, humour.',
  Likes: 'One on a line.',
  Phrases: 'One on a line, used now and then.',
  Limits: 'What it does not do.',
  Greeting: 'Opening lines, one on a line, four or more.',
  Example: 'One on a line: what they write | a bubble | another one.',
};
