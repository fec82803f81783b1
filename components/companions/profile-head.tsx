import type { ReactNode } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/light/icon';
import { COMPANION_FIGURES } from '@/content/claims';
import { TOPICS } from '@/content/topics';
import { AI_LABEL } from '@/lib/chat/copy';
import { NOT_RATED, SAMPLE_FIGURE } from '@/lib/companions/constants';
import { FIGURES_EXPLAINED, NOT_LICENSED } from '@/lib/companions/copy';
import { FIGURES } from '@/lib/companions/figures/constants';
import type { Psychologist } from '@/lib/companions/hooks';
import { expertiseTags, isSample } from '@/lib/companions/rules';
import { topicOf } from '@/lib/companions/topics/rules';
import { topicPath } from '@/lib/content/rules';
import { langOf } from '@/lib/kit/lang-of';
import { t, translate } from '@/lib/kit/text';

/** Picture, name, numbers and subjects. */
export function ProfileHead({ profile }: { profile: Psychologist }) {
  const { name, imagePath, rating, casesHandled, yearsOfExperience, areaOfExpertise } = profile;
  const words = FIGURES.map((figure) => COMPANION_FIGURES[figure].words).filter((text) => text !== '');
  const rated = Number(rating) > 0;
  return (
    <section className="overflow-hidden rounded-xl border-[1.5px] border-line bg-card">
      <div className="flex h-44 items-end justify-center bg-psychologist-tint">
        <Portrait src={imagePath} alt={t('Illustration of {name}', { name })} size={176} eager largest />
      </div>
      <div className="px-4 pt-4 pb-5">
        <h1 className="wrap-anywhere text-[1.625rem] leading-8">{name}</h1>
        <Badge variant="ai" className="mt-1.5">
          {t(AI_LABEL)}
        </Badge>
        <p className="mt-2 text-muted text-sm leading-5">{t(NOT_LICENSED)}</p>
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
          <Figure label={t('Rating')} marked={isSample(profile, 'rating')}>
            {rated ? (
              <>
                <Icon name="star" filled className="size-4 text-marigold" />
                {rating}
              </>
            ) : (
              t(NOT_RATED)
            )}
          </Figure>
          {casesHandled > 0 ? (
            <Figure label={t('Cases')} marked={isSample(profile, 'cases')}>
              {casesHandled}
            </Figure>
          ) : null}
          {yearsOfExperience > 0 ? (
            <Figure label={t('Years')} marked={isSample(profile, 'years')}>
              {yearsOfExperience}
            </Figure>
          ) : null}
        </dl>
        {words.length > 0 ? (
          <details className="mt-2 text-muted text-sm leading-5">
            <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-2">
              {t(FIGURES_EXPLAINED)}
            </summary>
            {words.map((text) => (
              <p key={text} className="mb-2">
                {translate(text)}
              </p>
            ))}
          </details>
        ) : null}
        <ul aria-label={t('Expertise')} className="mt-3 flex flex-wrap gap-2">
          {expertiseTags(areaOfExpertise).map((tag) => (
            <li key={tag} lang={langOf(tag)}>
              <Subject tag={tag} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ label, marked, children }: { label: string; marked: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-md bg-paper px-2 py-2.5 text-center">
      <dt className="text-muted text-xs leading-4">{marked ? `${label} (${t(SAMPLE_FIGURE)})` : label}</dt>
      <dd className="flex items-center justify-center gap-1 font-bold font-heading text-lg leading-6">
        {children}
      </dd>
    </div>
  );
}

const SUBJECT =
  'wrap-anywhere rounded-full bg-psychologist-tint px-3 font-medium text-psychologist-ink text-sm leading-5';

/** One of its subjects, with the way to the page about it where there is one. */
function Subject({ tag }: { tag: string }) {
  const topic = topicOf(TOPICS, tag);
  if (!topic) return <span className={`block py-1 ${SUBJECT}`}>{tag}</span>;
  return (
    <a
      href={topicPath(topic.slug)}
      className={`flex min-h-11 items-center underline underline-offset-4 ${SUBJECT}`}
    >
      {tag}
    </a>
  );
}
