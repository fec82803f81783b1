import { initialOf } from '@/lib/companions/rules';
import { hear } from '@/lib/safety/rules';

/** A link, an e-mail address, or ten or more digits that could be a phone number. */
const PRIVATE = /https?:|www\.|\S@\S+\.\S|(?:\d[\s().-]*){10,}/i;

/** Whether a text holds contact details, which do not belong on a public page. */
export function namesContact(text: string): boolean {
  return PRIVATE.test(text);
}

/** A reviewer's public name: the first letter, never the whole name. */
export function publicName(name: string | null): string {
  return name?.trim() ? `${initialOf(name)}.` : 'Anonymous';
}

/** Words that say in a bad review that something was done to somebody, in English, Hinglish and Hindi. */
const ABUSE =
  /\b(?:abus\w*|harass\w*|threat\w*|violen\w*|rape\w*|assault\w*|suicid\w*|self[\s-]?harm\w*|kill\w*|racist|casteist|sexist|obscene|vulgar|gaali|gali|dhamki|blackmail\w*|hurt (?:me|myself))\b|गाली|धमकी|आत्महत्या|मारने/iu;
/** Stars up to which such words are about what happened here. */
const LOW_STARS = 2;

/**
 * Why operators have to look at a review that is published: its writer may be in danger or under 18, or tells of abuse.
 * @returns null for nearly all of them
 */
export function concernIn(text: string, rating: number): string | null {
  const { crisis, age } = hear(text);
  if (crisis !== null) return 'its writer may be in danger';
  if (age === 'minor') return 'its writer says to be under 18';
  return rating <= LOW_STARS && ABUSE.test(text) ? 'few stars, with words of danger or abuse' : null;
}
