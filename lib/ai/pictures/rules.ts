import { PICTURE_CAST, SCENES } from '@/content/pictures';
import { isChatType } from '@/lib/kit/chat-types';

/** One of a companion's own illustrations. */
export type Picture = { slug: string; src: string; about: string; alt: string };

const COMPANION = /^\/companions\/([a-z-]+)\.svg$/;
const ADDRESS = /^\/pictures\/([a-z-]+)--([a-z-]+)\.svg$/;
/** How a reply asks for a picture. Taken out of what is shown, whether or not there is such a picture. */
const MARKER = /\[\[\s*image\s*:\s*([a-z0-9-]{1,60})\s*\]\]/gi;

/** The pictures a companion may share in a chat type; none for a companion that has none drawn. */
export function picturesOf(
  companion: { name: string; imagePath: string | null },
  chatType: string,
): Picture[] {
  const slug = COMPANION.exec(companion.imagePath ?? '')?.[1];
  if (!slug || !isChatType(chatType) || PICTURE_CAST[slug] !== chatType) return [];
  return SCENES[chatType].map((scene) => ({
    slug: scene.slug,
    src: `/pictures/${slug}--${scene.slug}.svg`,
    about: scene.about,
    alt: scene.alt,
  }));
}

/** What a picture shows, by its address, for those who do not see it; null when it is none of ours. */
export function altOf(src: string): string | null {
  const scene = ADDRESS.exec(src)?.[2];
  const found = Object.values(SCENES)
    .flat()
    .find((one) => one.slug === scene);
  return found ? `Illustration: ${found.alt}` : null;
}

/** What the prompt says of the pictures; empty when there are none. */
export function pictureSection(pictures: readonly Picture[]): string {
  if (pictures.length === 0) return '';
  return [
    '# Pictures',
    'You have these illustrations of yourself. Share one only when the person asks for a picture or the talk is exactly about it, rarely, by writing its marker on a line of its own. They are drawings, never photos, and nothing else can be sent.',
    ...pictures.map((picture) => `- [[image:${picture.slug}]] ${picture.about}`),
  ].join('\n');
}

/** A reply without its markers, and the first picture it asked for. */
export function takePicture(
  reply: string,
  pictures: readonly Picture[],
): { text: string; picture: Picture | null } {
  const wanted = [...reply.matchAll(MARKER)].map((found) => found[1]?.toLowerCase());
  const picture = pictures.find((one) => wanted.includes(one.slug)) ?? null;
  return { text: reply.replace(MARKER, '').replace(/\n{3,}/g, '\n\n'), picture };
}
