import { TopicLinks } from '@/components/companions/topic-links';
import type { Article, PageLanguage, Review, Topic } from '@/content/formats';
import { INTRODUCED } from '@/content/introduced';
import { LISTING_PATH } from '@/lib/client/paths';
import { hasExpertise } from '@/lib/companions/topics/rules';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn } from '@/lib/content/languages/rules';
import { topicPath } from '@/lib/content/rules';
import { ArticleRow } from './article-card';
import { BodyBlocks } from './body-blocks';
import { ReviewLine } from './byline';
import { CompanionsToTalkTo } from './companions-to-talk-to';
import { ContentFrame } from './content-frame';
import { SourceList } from './source-list';
import { StartCard } from './start-card';
import { TrailData } from './structured-data';

/**
 * A topic of the catalogue as a written page, in another language than the catalogue's: its text, and companions by name.
 * Who of them is free stands on the page of the catalogue, to which this one leads.
 */
export function TopicTextScreen({
  language,
  topic: { slug, name, title, body, sources, updated, expertise },
  review,
  related,
  others,
  site,
}: {
  language: PageLanguage;
  topic: Topic;
  review: Review | undefined;
  related: readonly Article[];
  others: readonly Topic[];
  /** Origin of the site, for structured data. */
  site: string;
}) {
  const { topic: copy, article, legal } = PAGE_COPY[language];
  const path = topicPath(slug);
  const companions = Object.entries(INTRODUCED).flatMap(([one, { about }]) =>
    hasExpertise({ areaOfExpertise: about }, expertise) ? [one] : [],
  );
  return (
    <ContentFrame language={language} path={path}>
      <TrailData
        language={language}
        site={site}
        trail={[
          [copy.listing, LISTING_PATH],
          [name, path],
        ]}
      />
      <article>
        <h1 className="text-[2rem] leading-[2.25rem]">{title}</h1>
        <BodyBlocks language={language} body={body} />
        <ReviewLine language={language} review={review} />
        <SourceList language={language} sources={sources} />
        <p className="mt-4 text-muted text-sm leading-5">
          {legal.lastChanged}: <time dateTime={updated}>{formatDayIn(language, updated)}</time>
        </p>
      </article>
      <CompanionsToTalkTo language={language} slugs={companions} topics={[]} />
      <p className="mt-4">
        <a
          href={path}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {copy.cards}
        </a>
      </p>
      <section aria-labelledby="related" className="later mt-12 print:hidden">
        <h2 id="related" className="mb-4 text-2xl leading-[1.875rem]">
          {article.readNext}
        </h2>
        <ul className="flex flex-col gap-3">
          {related.map((one) => (
            <li key={one.slug}>
              <ArticleRow language={language} article={one} />
            </li>
          ))}
        </ul>
      </section>
      <TopicLinks language={language} title={copy.others} topics={others} className="later mt-10" />
      <StartCard {...article.start} />
    </ContentFrame>
  );
}
