import type { ShareCard } from '@/components/shared/share-image';
import type { JobScope } from '@/lib/kit/scope';
import { findProfile } from '../catalogue/service';

/** The portraits that the product ships; any other is left out. */
const OWN_PORTRAIT = /^\/companions\/([\w-]+)\.svg$/;
/** The letters of our typefaces; for any other the drawing library would ask a server of others. */
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
