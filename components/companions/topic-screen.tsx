import { ArticleRow } from '@/components/content/article-card';
import { BodyBlocks } from '@/components/content/body-blocks';
import { ReviewLine } from '@/components/content/byline';
import { SourceList } from '@/components/content/source-list';
import { ListData, TrailData } from '@/components/content/structured-data';
import { TopBar } from '@/components/shared/top-bar';
import { LISTING_PATH } from '@/lib/client/paths';
import type { Psychologist } from '@/lib/companions/hooks';
import { profilePath } from '@/lib/companions/rules';
import { LANGUAGE_NAME } from '@/lib/content/languages/constants';
import { pathIn } from '@/lib/content/languages/rules';
import { topicPath } from '@/lib/content/rules';
import { introductionOf, type OpenTopic } from '@/lib/content/topics/rules';
import { formatShortDate } from '@/lib/kit/format';
import { langOf } from '@/lib/kit/lang-of';
import { pieces, t } from '@/lib/kit/text';
import { HelplineNote } from './helpline-note';
import { TopicCompanions } from './topic-companions';
import { TopicLinks } from './topic-links';

/**
 * A topic: what it is and what helps, and the companions that have it, as busy as they are now.
 * @param companions as many as are drawn, and how many there are
 * @param site origin of the product's public address
 */
export function TopicScreen({
  opened: { topic, review, related, others },
  companions: { found, cards },
  site,
}: {
  opened: OpenTopic;
  companions: { found: number; cards: readonly Psychologist[] };
  site: string;
}) {
  const { slug, name, title, body, sources, updated, expertise } = topic;
  const [introduction, rest] = introductionOf(body);
  const lang = langOf(title);
  return (
    <>
      {cards.length > 0 ? (
        <ListData site={site} items={cards.map((one) => [one.name, profilePath(one)])} />
      ) : null}
      <TrailData
        site={site}
        trail={[
          ['Psychologist companions', LISTING_PATH],
          [name, topicPath(slug)],
        ]}
      />
      <TopBar back={{ href: LISTING_PATH, label: t('Back to listing') }} />
      <main id="main" className="flex flex-1 flex-col px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <article>
          <h1 lang={lang} className="text-[1.75rem] leading-8">
            {title}
          </h1>
          <p className="mt-1">
            <a
              href={pathIn('hi', topicPath(slug))}
              lang="hi"
              hrefLang="hi"
              rel="alternate"
              className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] underline underline-offset-4"
            >
              {LANGUAGE_NAME.hi}
            </a>
          </p>
          <div lang={lang}>
            <BodyBlocks language="en" body={introduction} />
          </div>
          <section aria-labelledby="companions" className="mt-8">
            <h2 id="companions" className="text-2xl leading-[1.875rem]">
              {t('AI companions for this')}
            </h2>
            <p className="mt-2 mb-4 text-[0.9375rem] text-muted leading-6">
              {t(
                cards.length > 0
                  ? 'Programs with a character, not people and not licensed.'
                  : 'Nobody in the listing has this subject at the moment.',
              )}{' '}
              {found === cards.length ? (
                <a href={LISTING_PATH} className="font-medium text-brand-ink underline underline-offset-4">
                  {t('See the whole listing')}
                </a>
              ) : (
                <a
                  href={`${LISTING_PATH}?expertise=${encodeURIComponent(expertise[0] ?? '')}`}
                  className="font-medium text-brand-ink underline underline-offset-4"
                >
                  {t('See more of them')}
                </a>
              )}
              .
            </p>
            <TopicCompanions companions={cards} found={found} />
          </section>
          <div lang={lang}>
            <BodyBlocks language="en" body={rest} />
            <ReviewLine language="en" review={review} />
            <SourceList language="en" sources={sources} />
          </div>
          <p className="mt-4 text-muted text-sm leading-5">
            {pieces('Last changed on {day}.', {
              day: (
                <time key="day" dateTime={updated}>
                  {formatShortDate(updated)}
                </time>
              ),
            })}{' '}
            <a href="/blogs" className="underline underline-offset-4">
              {t('How we write')}
            </a>
          </p>
        </article>
        <section aria-labelledby="related" className="mt-10">
          <h2 id="related" className="mb-4 text-2xl leading-[1.875rem]">
            {t('Read on')}
          </h2>
          <ul className="flex flex-col gap-3">
            {related.map((article) => (
              <li key={article.slug} lang={lang}>
                <ArticleRow language="en" article={article} />
              </li>
            ))}
          </ul>
        </section>
        <TopicLinks title={t('Other topics')} topics={others} className="mt-10" />
        <div className="mt-auto pt-6">
          <HelplineNote>{t('When it gets serious, people help, free of charge.')}</HelplineNote>
        </div>
      </main>
    </>
  );
}
