import { TrailData } from '@/components/content/structured-data';
import { TopBar } from '@/components/shared/top-bar';
import { SignInPrompt } from '@/components/users/sign-in-prompt';
import { FREE_FIRST } from '@/content/free';
import { LISTING_PATH } from '@/lib/client/paths';
import type { Psychologist, Review } from '@/lib/companions/hooks';
import { profilePath } from '@/lib/companions/rules';
import { t } from '@/lib/kit/text';
import { Consultation } from './consultation';
import { HelplineNote } from './helpline-note';
import { ProfileFacts } from './profile-facts';
import { ProfileHead } from './profile-head';
import { ProfileStructuredData } from './profile-structured-data';
import { Reviews } from './reviews';

const CATALOGUE = ['Psychologist companions', LISTING_PATH] as const;

/**
 * A psychologist companion's profile, all of it in the server's HTML.
 * @param reviews as the page has read them
 * @param site the product's public address
 */
export function ProfileScreen({
  profile,
  reviews,
  site,
}: {
  profile: Psychologist;
  reviews: readonly Review[];
  site: URL;
}) {
  return (
    <>
      <ProfileStructuredData profile={profile} site={site} />
      <TrailData site={site.origin} trail={[CATALOGUE, [profile.name, profilePath(profile)]]} />
      <TopBar back={{ href: LISTING_PATH, label: t('Back to listing') }} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-6 px-4 pt-1 pb-[max(1.75rem,env(safe-area-inset-bottom))]"
      >
        <ProfileHead profile={profile} />
        <Consultation profile={profile} SignIn={SignInPrompt}>
          <p className="mb-2.5 text-[0.9375rem] text-muted leading-6">{t(FREE_FIRST.ofPsychologist)}</p>
        </Consultation>
        <ProfileFacts profile={profile} />
        <Reviews profile={profile} shown={reviews} />
        <HelplineNote>{t('When it gets serious, people help, free of charge.')}</HelplineNote>
      </main>
    </>
  );
}
