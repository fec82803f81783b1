import { PICTURE_CAST, SCENES } from '@/content/pictures';
import { isChatType } from '@/lib/companions/chat-types/rules';
import type { Tool, ToolCall } from '../ports';
import { PICTURES_A_DAY } from './constants';

/** One of a companion's own illustrations. */
export type Picture = { slug: string; src: string; about: string; alt: string };

/** What a person was given: the addresses of all their pictures, and how many came today. */
export type PicturesGiven = { pictures: readonly string[]; today: number };

const COMPANION = /^\/companions\/([a-z-]+)\.svg$/;
const ADDRESS = /^\/pictures\/([a-z-]+)--([a-z-]+)\.svg$/;
const TOOL_NAME = 'share_picture';

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

function sceneOf(src: string) {
  const slug = ADDRESS.exec(src)?.[2];
  return Object.values(SCENES)
    .flat()
    .find((one) => one.slug === slug);
}

/** What a picture shows, by its address, for those who do not see it; null when it is none of ours. */
export function altOf(src: string): string | null {
  const found = sceneOf(src);
  return found ? `Illustration: ${found.alt}` : null;
}

/** A picture in a talk, as a line for the model; what a model writes like it is no words of its (lib/safety/plain). */
export function pictureLine(src: string): string {
  const found = sceneOf(src);
  return `[picture: you sent a drawing of yourself${found ? ` ${found.about}` : ''}]`;
}

/** Which of its pictures a companion may share now: none that the person has, and none once the day's are given. */
export function picturesLeft(pictures: readonly Picture[], given: PicturesGiven): Picture[] {
  if (given.today >= PICTURES_A_DAY) return [];
  return pictures.filter((one) => !given.pictures.includes(one.src));
}

/** The tool by which a model shares one of these; null when there are none. */
export function pictureTool(pictures: readonly Picture[]): Tool | null {
  if (pictures.length === 0) return null;
  return {
    name: TOOL_NAME,
    description:
      'Sends the person one of the drawings of yourself. Only when they ask for a picture or the talk is exactly about what one shows, and rarely. They are drawings, never photos; nothing else can be sent. Write your message beside it as always.',
    parameters: {
      type: 'object',
      properties: {
        picture: {
          type: 'string',
          enum: pictures.map((one) => one.slug),
          description: pictures.map((one) => `${one.slug}: you ${one.about}`).join('; '),
        },
        caption: {
          type: 'string',
          description: 'A few words that go with it when you write no message, in the language of the talk.',
        },
      },
      required: ['picture'],
      additionalProperties: false,
    },
  };
}

function readArgs(args: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(args);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The first picture among a reply's calls that there is, and the words that came with it. */
export function pictureCalled(
  calls: readonly ToolCall[],
  pictures: readonly Picture[],
): { picture: Picture; caption: string } | null {
  for (const call of calls) {
    if (call.name !== TOOL_NAME) continue;
    const { picture: slug, caption } = readArgs(call.args);
    const picture = pictures.find((one) => one.slug === slug);
    if (picture) return { picture, caption: typeof caption === 'string' ? caption : '' };
  }
  return null;
}
