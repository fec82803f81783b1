import { languageOfTalk } from './language.ts';

const ASKED =
  /\b(?:(?:send|show|share|give)(?: me)?(?: a| an| your| one| some)? (?:\w+ )?(?:pic|picture|photo|selfie|drawing|image|illustration)s?|(?:photo|pic|picture|tasveer|selfie|drawing) (?:bhejo|bhej do|dikhao|bhej|dikha do|share karo))\b|(?:तस्वीर|फ़ोटो|फोटो) (?:भेजो|दिखाओ|भेज दो)/iu;
const OFFERED = /\[\[image:([a-z-]+)\]\]/g;
const LINES = {
  en: 'Only a drawing, but it is me all over.',
  hg: 'Drawing hai, photo nahi, par andaaz mera hi hai.',
  hi: 'तस्वीर बनाई हुई है, पर अंदाज़ मेरा ही है।',
};

/** The answer to somebody who asks for a picture, when the prompt offers some; nothing otherwise. */
export function pictureReply(prompt: string, userTexts: readonly string[]): string[] | undefined {
  const text = userTexts.at(-1) ?? '';
  const offered = [...prompt.matchAll(OFFERED)].flatMap((found) => found[1] ?? []);
  if (offered.length === 0 || !ASKED.test(text)) return undefined;
  return [LINES[languageOfTalk(userTexts, '')], `[[image:${offered[userTexts.length % offered.length]}]]`];
}
