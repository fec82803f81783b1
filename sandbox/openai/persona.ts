/** What a system prompt says of the companion and of the person. */
export type Persona = {
  name: string;
  chatType: string;
  female: boolean;
  likes: readonly string[];
  phrases: readonly string[];
  greetings: readonly string[];
  person: { name: string | undefined /** By the person. */; isChosen: boolean; language: string };
  /** What the companion remembers, a sentence each, without its day. */
  remembered: readonly string[];
};

const DAY = /\s*\(\d{1,2} \w+ \d{4}\)$/;
const UNKNOWN = /^(?:unknown|not known|none|-)?$/i;

/** The lines under a heading of the prompt. */
function linesUnder(prompt: string, heading: string): string[] {
  const lines = prompt.split('\n').map((line) => line.trim());
  const from = lines.indexOf(`# ${heading}`);
  if (from < 0) return [];
  const upto = lines.findIndex((line, at) => at > from && line.startsWith('#'));
  return lines.slice(from + 1, upto < 0 ? undefined : upto);
}

const valueIn = (lines: readonly string[], key: string) =>
  lines
    .find((line) => line.startsWith(`${key}:`))
    ?.slice(key.length + 1)
    .trim() ?? '';
const listIn = (value: string, separator: string) =>
  value
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** Who a system prompt says the companion is; docs/companions.md describes its sections and keys. */
export function readPersona(prompt: string): Persona {
  const self = linesUnder(prompt, 'Who you are');
  const person = linesUnder(prompt, 'The person');
  const name = valueIn(person, 'Name');
  const isChosen = person.some((line) => line.startsWith('They chose this name'));
  return {
    name: valueIn(self, 'Name') || 'Saathi',
    chatType: valueIn(self, 'Chat type') || 'friendly',
    female: valueIn(self, 'Gender') !== 'man',
    likes: listIn(valueIn(self, 'Likes'), ';'),
    phrases: listIn(valueIn(self, 'Phrases'), '|'),
    greetings: listIn(valueIn(self, 'Greeting'), '|'),
    person: {
      name: UNKNOWN.test(name) ? undefined : isChosen ? name : name.split(' ')[0],
      isChosen,
      language: valueIn(person, 'Language'),
    },
    remembered: linesUnder(prompt, 'What you remember')
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2).replace(DAY, '')),
  };
}
