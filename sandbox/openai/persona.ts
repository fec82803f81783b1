import { remembered } from './notes.ts';

export type ChatType = 'truelove' | 'erotic' | 'friendly' | 'romantic' | 'psychologist';

export type Persona = {
  name: string;
  chatType: ChatType;
  female: boolean;
  age: string;
  city: string;
  work: string;
  likes: readonly string[];
  habits: readonly string[];
  phrases: readonly string[];
  greetings: readonly string[];
  /** What the prompt already knows of the person, by lower-case key. */
  person: ReadonlyMap<string, string>;
};

const CACHE_LIMIT = 500;
const CHAT_TYPES: readonly string[] = ['truelove', 'erotic', 'friendly', 'romantic', 'psychologist'];
const MALE_NAMES = new Set(
  'aditya krishna rishi ravi hari shiva surya sai jai rana raja abhi aarya kavi murali bharata amitabha ali'.split(
    ' ',
  ),
);
const FEMALE_NAMES = new Set(
  'simran noor muskan zainab komal poonam payal kajal sonal mehr kiran khushboo jasmine gurleen harleen nargis parveen rashmeet'.split(
    ' ',
  ),
);

const cache = new Map<string, Persona>();

function isChatType(value: string): value is ChatType {
  return CHAT_TYPES.includes(value);
}

function sections(prompt: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of prompt.split(/\r?\n/)) {
    const heading = /^#+\s*(.+?)\s*$/.exec(line);
    if (heading) {
      current = new Map();
      found.set((heading[1] ?? '').toLowerCase(), current);
      continue;
    }
    const pair = /^\s*[-*]?\s*([A-Za-z][A-Za-z ]{0,30}?)\s*:\s*(.+?)\s*$/.exec(line);
    if (pair?.[2]?.trim()) current.set((pair[1] ?? '').toLowerCase(), pair[2] ?? '');
  }
  return found;
}

function list(value: string | undefined, separator: RegExp): string[] {
  return (value ?? '')
    .split(separator)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '');
}

function isFemale(name: string, self: ReadonlyMap<string, string>): boolean {
  const stated = (self.get('gender') ?? self.get('pronouns') ?? '').toLowerCase();
  if (stated !== '') return /^(f|w|she)/.test(stated);
  const about = [...self.values()].join(' ');
  if (/\b(she|her|woman)\b/i.test(about)) return true;
  if (/\b(he|his|him|man)\b/i.test(about)) return false;
  const first =
    name
      .replace(/^dr\.?\s+/i, '')
      .split(' ')[0]
      ?.toLowerCase() ?? '';
  if (MALE_NAMES.has(first)) return false;
  return FEMALE_NAMES.has(first) || /[aei]$/.test(first);
}

function parse(prompt: string): Persona {
  const all = sections(prompt);
  const self = all.get('who you are') ?? new Map<string, string>();
  const name = self.get('name') ?? 'Saathi';
  const chatType = (self.get('chat type') ?? '').toLowerCase().split(/\s/)[0] ?? '';
  return {
    name: /^dr\b/i.test(name) ? name : (name.split(' ')[0] ?? name),
    chatType: isChatType(chatType) ? chatType : 'friendly',
    female: isFemale(name, self),
    age: self.get('age') ?? '',
    city: self.get('city') ?? '',
    work: (self.get('work') ?? '').replace(/\.$/, ''),
    likes: list(self.get('likes'), /[;|]/),
    habits: list(self.get('habits'), /[;|]/),
    phrases: list(self.get('phrases'), /\|/),
    greetings: (self.get('greeting') ?? '')
      .split('|')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    // What was told in earlier talks is newer than what the person's own section says.
    person: new Map([...(all.get('the person') ?? []), ...remembered(prompt)]),
  };
}

/** Who the system prompt says the companion is; parsed once per distinct prompt. */
export function personaOf(prompt: string): Persona {
  const known = cache.get(prompt);
  if (known) return known;
  const persona = parse(prompt);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(prompt, persona);
  return persona;
}
