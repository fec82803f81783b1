import type { ShareCard } from '@/components/shared/share-image';
import type { JobScope } from '@/lib/kit/scope';
import { findProfile } from '../catalogue/service';

/** Only portraits that ship with the product are drawn. */
const OWN_PORTRAIT = /^\/companions\/([\w-]+)\.svg$/;
/** Letters that our typefaces have; for others the drawing library would fetch fonts from a third party. */
const DRAWABLE = /^[\x20-\x7e]*$/;

const drawable = (text: string, instead: string) => (DRAWABLE.test(text) ? text : instead);

/** The share card of a profile, by its id or name; undefined when there is none. */
export async function findShareCard(scope: JobScope, identifier: string): Promise<ShareCard | undefined> {
  const profile = await findProfile(scope, identifier);
  if (!profile) return undefined;
  const { name, areaOfExpertise, imagePath } = profile;
  return {
    kicker: 'AI companion',
    title: drawable(name, 'Psychologist companion'),
    text: drawable(areaOfExpertise, ''),
    note: 'Not a licensed professional. For adults, 18+',
    portraits: [OWN_PORTRAIT.exec(imagePath)?.[1] ?? 'fallback'],
    tint: 'psychologist',
  };
}
