import { ProfilePageJsonLd } from 'next-seo';
import { profileDescription } from '@/lib/companions/copy';
import type { Psychologist } from '@/lib/companions/hooks';
import { profilePath } from '@/lib/companions/rules';

/** Tells search engines who this is, and that it is an AI. No rating, because ratings may come from sample reviews. */
export function ProfileStructuredData({ profile, site }: { profile: Psychologist; site: URL }) {
  const { id, slug, name, imagePath, areaOfExpertise } = profile;
  return (
    <ProfilePageJsonLd
      mainEntity={{
        '@type': 'Person',
        name,
        url: new URL(profilePath({ id, slug }), site).href,
        image: new URL(imagePath, site).href,
        identifier: id,
        description: profileDescription(name, areaOfExpertise),
      }}
    />
  );
}
