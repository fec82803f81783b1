import type { Psychologist } from '@/lib/companions/hooks';
import { langOf } from '@/lib/kit/lang-of';
import { t } from '@/lib/kit/text';

/** The companion's own words and its education. */
export function ProfileFacts({ profile: { name, aboutMe, education } }: { profile: Psychologist }) {
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="mb-1.5 text-xl">
          {t('About {name}', { name })}
        </h2>
        <p
          lang={langOf(aboutMe)}
          dir="auto"
          className="wrap-anywhere whitespace-pre-line text-[0.9375rem] leading-6"
        >
          {aboutMe}
        </p>
      </section>
      {education ? (
        <section aria-labelledby="education">
          <h2 id="education" className="mb-1.5 text-xl">
            {t('Education')}
          </h2>
          <p lang={langOf(education)} dir="auto" className="wrap-anywhere text-[0.9375rem] leading-6">
            {education}
          </p>
        </section>
      ) : null}
    </>
  );
}
