import { initialOf } from '@/lib/companions/rules';

/** A link, an e-mail address, or ten digits and more that could be a phone number. */
const PRIVATE = /https?:|www\.|\S@\S+\.\S|(?:\d[\s().-]*){10,}/i;

/** Whether a text names a way to reach somebody, which has no place on a public page. */
export function namesContact(text: string): boolean {
  return PRIVATE.test(text);
}

/** What a reviewer is called in public: the first letter of the name, never the name. */
export function publicName(name: string | null): string {
  return name?.trim() ? `${initialOf(name)}.` : 'Anonymous';
}
