import { initialOf } from '@/lib/companions/rules';

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
