import { diffParts, type Piece } from '@/lib/kit/differences';
import { PERSONA_KEYS } from '../persona/constants';
import { type Persona, readPersona, writePersona } from '../persona/rules';

/** Everything that an operator may write of a companion. */
export type Texts = {
  name: string;
  aboutMe: string;
  areaOfExpertise: string;
  education: string;
  yearsOfExperience: number | null;
  casesHandled: number | null;
  /** numeric string, one decimal; null for none */
  rating: string | null;
  /** `Key: value` lines (docs/companions.md) */
  persona: string;
};

/** A field that two versions of a companion's texts have differently. */
export type Difference = { field: string; from: string; to: string };

/** What an editor calls the fields: those that people see, and the lines of the persona. */
export const SEEN_FIELDS = {
  name: 'Name',
  aboutMe: 'About me',
  areaOfExpertise: 'Expertise',
  education: 'Education',
  yearsOfExperience: 'Years',
  casesHandled: 'Cases',
  rating: 'Rating',
} as const satisfies Partial<Record<keyof Texts, string>>;

export const TOLD_FIELDS = [...PERSONA_KEYS, 'Example'] as const;

type SeenField = (typeof SEEN_FIELDS)[keyof typeof SEEN_FIELDS];
type Field = SeenField | (typeof TOLD_FIELDS)[number];

/** Texts as they are edited: one text for each field. */
export type Fields = Readonly<Record<Field, string>>;

export function fieldsOf({ persona, ...texts }: Texts): Fields {
  const seen = Object.entries(SEEN_FIELDS).map(([key, field]) => [
    field,
    String(texts[key as keyof typeof SEEN_FIELDS] ?? ''),
  ]);
  return { ...(Object.fromEntries(seen) as Record<SeenField, string>), ...readPersona(persona) };
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

/** What was edited, as it is stored; "4" stars are "4.0". */
export function textsOf(fields: Fields): Texts {
  const rating = numberIn(fields.Rating);
  return {
    name: fields.Name.trim(),
    aboutMe: fields['About me'].trim(),
    areaOfExpertise: fields.Expertise.trim(),
    education: fields.Education.trim(),
    yearsOfExperience: numberIn(fields.Years),
    casesHandled: numberIn(fields.Cases),
    rating: rating === null ? null : rating.toFixed(1),
    persona: writePersona(fields),
  };
}

/** What somebody has edited, on top of what another one has saved meanwhile. */
export function onTop(base: Fields, mine: Fields, theirs: Fields): Fields {
  const changed = Object.entries(mine).filter(([field, text]) => text !== base[field as Field]);
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** What differs between two versions, field by field. */
export function differences(before: Texts, after: Texts): Difference[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return (Object.keys(from) as Field[])
    .map((field) => ({ field, from: from[field], to: to[field] }))
    .filter((one) => one.from !== one.to);
}

/** An object with its fields as they were before a change, where the change touched them. */
function withoutChange<T extends object>(now: T, before: T, after: T): T {
  const touched = Object.entries(before).filter(([key, value]) => value !== after[key as keyof T]);
  return { ...now, ...Object.fromEntries(touched) };
}

/** Texts as they are now, but for what a change has made of them; later changes of other fields stay. */
export function takenBack(now: Texts, { before, after }: { before: Texts; after: Texts }): Texts {
  const texts = withoutChange(now, before, after);
  if (now.persona === after.persona) return texts;
  const lines = [now, before, after].map(({ persona }) => readPersona(persona)) as [
    Persona,
    Persona,
    Persona,
  ];
  return { ...texts, persona: writePersona(withoutChange(...lines)) };
}

/** Words above which two texts are shown whole, one after the other: the comparison takes as long as both lengths multiplied. */
const COMPARED_MAX = 600;

const wordsOf = (text: string) => text.split(/(?<=\s)/);

/**
 * What of a text stayed, went and came, word by word: the longest common subsequence of its words.
 * @returns the pieces in the order in which they are read
 */
export function diffWords(from: string, to: string): Piece[] {
  const [one, other] = [wordsOf(from), wordsOf(to)];
  if (one.length > COMPARED_MAX || other.length > COMPARED_MAX)
    return [
      { text: from, kind: 'gone' as const },
      { text: to, kind: 'new' as const },
    ].filter(({ text }) => text !== '');
  const pieces: Piece[] = [];
  for (const { text, kind } of diffParts(one, other)) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) pieces.push({ text, kind });
  }
  return pieces;
}

/** Whether two names can be told apart where only the first one is shown. */
export const isSameToPeople = (one: string, other: string): boolean => {
  const first = (name: string) => name.trim().split(/\s+/)[0]?.normalize('NFC').toLowerCase();
  return first(one) === first(other);
};
