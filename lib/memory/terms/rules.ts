/*
 * Terms: what a fact can be found by and what a message asks for, the same in English, Hinglish and Hindi. A term is a word as
 * it sounds ("Meena" and "मीना" are one), a concept of the dictionary ("behen", "sister" and "बहन" are `~sister`), or what belongs
 * to a scene of everyday life ("bucket" and "tap" are both of `@water`).
 */
import { EMPTY_WORDS, normalText } from '../text/rules';
import {
  FLUFF,
  GROUP,
  NAMED,
  PHRASE_WORDS_MAX,
  PREFIX_LETTERS_MIN,
  QUESTION_WORDS,
  QUESTION_WORTH,
  SCENE,
  SOUND_LETTERS_MIN,
  WITHIN,
  WORTH,
} from './constants';
import { LIFE_CONCEPTS } from './life/constants';
import { PEOPLE_CONCEPTS } from './people/constants';
import { SCENES } from './scenes/constants';
import { soundOf } from './sound/rules';
import { THING_CONCEPTS } from './things/constants';

/** A term that is asked for. Of the terms of one `slot`, one word of the message, the best match counts. */
export type Wanted = { term: string; worth: number; slot: number };

type Dictionary = {
  exact: Map<string, string[]>;
  sounds: Map<string, string[]>;
  beginnings: Map<string, string[]>;
  wider: Map<string, string[]>;
};

function addTo(map: Map<string, string[]>, key: string, concept: string): void {
  const known = map.get(key);
  if (!known) map.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

/** Reads the entries. The concepts above a concept come with those above them. */
function readDictionary(entries: string): Dictionary {
  const dictionary: Dictionary = {
    exact: new Map(),
    sounds: new Map(),
    beginnings: new Map(),
    wider: new Map(),
  };
  const above = new Map<string, string[]>();
  for (const line of entries.split('\n')) {
    const [, concept, wider = '', words = ''] = /^(\w+)(?: >([\w ]+))?: (.+)$/.exec(line) ?? [];
    if (!concept) continue;
    above.set(concept, wider.split(' ').filter(Boolean));
    for (const entry of words.split(' ')) {
      const text = normalText(entry.replaceAll('+', ' '));
      if (entry.endsWith('*')) addTo(dictionary.beginnings, text, concept);
      else addTo(dictionary.exact, text, concept);
      const sound = text.includes(' ') ? '' : soundOf(text);
      if (sound.length >= SOUND_LETTERS_MIN) addTo(dictionary.sounds, sound, concept);
    }
  }
  const climb = (concept: string): string[] =>
    (above.get(concept) ?? []).flatMap((wider) => [wider, ...climb(wider)]);
  for (const concept of above.keys()) dictionary.wider.set(concept, [...new Set(climb(concept))]);
  return dictionary;
}

const DICTIONARY = readDictionary([PEOPLE_CONCEPTS, LIFE_CONCEPTS, THING_CONCEPTS].join('\n'));

/** Reads the scenes: each group of words is a concept within its scene. */
function readScenes(entries: string): Dictionary {
  const scenes: Dictionary = { exact: new Map(), sounds: new Map(), beginnings: new Map(), wider: new Map() };
  for (const line of entries.split('\n')) {
    const [, scene, groups = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!scene) continue;
    for (const [nth, group] of groups.split('|').entries()) {
      const concept = `${scene}${nth}`;
      scenes.wider.set(concept, [scene]);
      for (const entry of group.split(' ').filter(Boolean)) {
        const text = normalText(entry.replaceAll('+', ' '));
        const sound = soundsOf(text);
        if (entry.endsWith('*')) addTo(scenes.beginnings, text, concept);
        else addTo(scenes.exact, text, concept);
        if (!entry.endsWith('*') && sound.length >= SOUND_LETTERS_MIN) addTo(scenes.sounds, sound, concept);
      }
    }
  }
  return scenes;
}

const soundsOf = (text: string) => text.split(' ').map(soundOf).join(' ');
const SCENERY = readScenes(SCENES);

/** Concepts of people one can have. */
export const PEOPLE: ReadonlySet<string> = new Set(
  [...PEOPLE_CONCEPTS.matchAll(/^(\w+)/gm)].map(([concept]) => concept).filter((one) => one !== 'romance'),
);

function conceptsOfWord(word: string): readonly string[] {
  const exact = DICTIONARY.exact.get(word);
  if (exact) return exact;
  for (let letters = word.length; letters >= PREFIX_LETTERS_MIN; letters -= 1) {
    const found = DICTIONARY.beginnings.get(word.slice(0, letters));
    if (found) return found;
  }
  const sound = soundOf(word);
  return (sound.length >= SOUND_LETTERS_MIN ? DICTIONARY.sounds.get(sound) : undefined) ?? [];
}

/** A word or phrase of a text and the concepts it names. */
type Piece = { words: readonly string[]; concepts: readonly string[] };

function piecesOf(text: string): Piece[] {
  const words = wordsIn(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(PHRASE_WORDS_MAX, words.length - at);
    let concepts: readonly string[] = [];
    for (; length > 1; length -= 1) {
      concepts = DICTIONARY.exact.get(words.slice(at, at + length).join(' ')) ?? [];
      if (concepts.length > 0) break;
    }
    const piece = words.slice(at, at + length);
    pieces.push({ words: piece, concepts: length > 1 ? concepts : conceptsOfWord(piece[0] ?? '') });
    at += length;
  }
  return pieces;
}

const SILENT = new Set([...EMPTY_WORDS, ...FLUFF].map(soundOf).filter((sound) => sound.length > 3));
const says = (word: string) =>
  word.length > 1 &&
  !EMPTY_WORDS.has(word) &&
  !FLUFF.has(word) &&
  !(word.length <= 6 && SILENT.has(soundOf(word)));

function groupsOfWord(word: string): readonly string[] {
  if (EMPTY_WORDS.has(word)) return [];
  const sound = soundOf(word);
  const found = [
    ...(SCENERY.exact.get(word) ?? []),
    ...(sound.length >= SOUND_LETTERS_MIN ? (SCENERY.sounds.get(sound) ?? []) : []),
  ];
  for (let letters = word.length; letters >= PREFIX_LETTERS_MIN; letters -= 1)
    found.push(...(SCENERY.beginnings.get(word.slice(0, letters)) ?? []));
  return [...new Set(found)];
}

/** The longest phrase of scenes that begins at a word, or the word. */
function groupsAt(words: readonly string[], at: number): { groups: readonly string[]; length: number } {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const groups = SCENERY.exact.get(phrase) ?? SCENERY.sounds.get(soundsOf(phrase));
    if (groups) return { groups, length };
  }
  return { groups: groupsOfWord(words[at] ?? ''), length: 1 };
}

/** What of scenes the words of a text name, and where. */
function groupsIn(words: readonly string[]): { at: number; groups: readonly string[] }[] {
  const found: { at: number; groups: readonly string[] }[] = [];
  for (let at = 0; at < words.length; ) {
    const { groups, length } = groupsAt(words, at);
    if (groups.length > 0) found.push({ at, groups });
    at += length;
  }
  return found;
}

const scenesOf = (group: string) => SCENERY.wider.get(group) ?? [];
const wordsIn = (text: string) => normalText(text).split(' ').filter(Boolean);

/** The concepts that a text names, in its order. */
export const conceptsIn = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => piece.concepts)),
];

/** The concepts that the first words of a text name; "Sister lives in Pune" is about `sister`. */
export function firstConcepts(text: string): readonly string[] {
  const first = piecesOf(text).find(({ words }) => words.some((word) => !EMPTY_WORDS.has(word)));
  return first?.concepts ?? [];
}

/** The terms of one text, each once: sounds of its words, its concepts, the wider concepts of those, and its scenes. */
function termsIn(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { words, concepts } of piecesOf(text)) {
    for (const word of words) if (says(word)) terms.add(soundOf(word));
    for (const concept of concepts) {
      terms.add(NAMED + concept);
      for (const wider of DICTIONARY.wider.get(concept) ?? []) terms.add(WITHIN + wider);
    }
  }
  for (const group of groupsIn(wordsIn(text)).flatMap(({ groups }) => groups)) {
    terms.add(GROUP + group);
    for (const scene of scenesOf(group)) terms.add(SCENE + scene);
  }
  terms.delete('');
  return terms;
}

/** The terms by which texts are found; one that several of them have comes as often. */
export const termsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => [...termsIn(text)]);

function wantedOfPiece({ words, concepts }: Piece, slot: number): Wanted[] {
  const asks = words.every((word) => QUESTION_WORDS.has(word));
  const scale = asks ? QUESTION_WORTH : 1;
  const sounds = words.filter(says).map(soundOf).filter(Boolean);
  return [
    ...sounds.map((term) => ({ term, worth: (WORTH.word * scale) / words.length, slot })),
    ...concepts.flatMap((concept) => [
      { term: NAMED + concept, worth: WORTH.named * scale, slot },
      { term: WITHIN + concept, worth: WORTH.within * scale, slot },
      ...(DICTIONARY.wider.get(concept) ?? []).map((wider) => ({
        term: NAMED + wider,
        worth: WORTH.wider * scale,
        slot,
      })),
    ]),
  ];
}

/** The terms that a message asks for. */
export function wantedIn(text: string): Wanted[] {
  const pieces = piecesOf(text);
  const slots = pieces.flatMap(({ words }, slot) => words.map(() => slot));
  return [
    ...pieces.flatMap(wantedOfPiece),
    ...groupsIn(wordsIn(text)).flatMap(({ at, groups }) =>
      groups.flatMap((group) => {
        const slot = slots[at] ?? 0;
        const scenes = scenesOf(group).map((scene) => ({ term: SCENE + scene, worth: WORTH.scene, slot }));
        return [{ term: GROUP + group, worth: WORTH.group, slot }, ...scenes];
      }),
    ),
  ];
}
