import { TopicLinks } from '@/components/companions/topic-links';
import { buttonVariants } from '@/components/ui/button';
import type { Article, PageLanguage, Topic, WelcomePage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { pathIn } from '@/lib/content/languages/rules';
import { ContentFrame } from './content-frame';
import { ContentIcon } from './content-icon';
import { FreeNote, SectionTitle, Teasers } from './marketing-parts';
import { PeopleCard } from './people-card';
import { StartCard } from './start-card';
import { OrganizationData, TrailData } from './structured-data';

/** The way in for people who read another language than English: `/hi`. */
export function WelcomeScreen({
  language,
  page,
  topics,
  teasers,
  site,
}: {
  language: PageLanguage;
  page: WelcomePage;
  topics: readonly Topic[];
  teasers: readonly Article[];
  site: string;
}) {
  const { hero, ways, honest, closing } = page;
  const { article, free, topic } = PAGE_COPY[language];
  return (
    <ContentFrame language={language} path="/">
      <OrganizationData language={language} site={site} />
      <TrailData language={language} site={site} trail={[]} />
      <PeopleCard portraits={['ananya', 'kabir']} tint="truelove" alt={hero.alt} className="px-6 pt-5" />
      <h1 className="mt-5 text-[2.125rem] leading-[2.375rem]">{hero.title}</h1>
      <p className="mt-3 text-[1.0625rem] leading-7">{hero.text}</p>
      <FreeNote language={language} badge={free.badge} className="mt-4" />
      <a href="/" className={buttonVariants({ size: 'lg', className: 'mt-6 print:hidden' })}>
        {hero.start}
      </a>
      <section aria-labelledby="ways" className="later mt-12">
        <SectionTitle id="ways">{ways.title}</SectionTitle>
        <ul className="flex flex-col gap-3">
          {ways.items.map(({ title, text, href, link }) => (
            <li key={title} className="relative rounded-lg border-[1.5px] border-line bg-card p-4">
              <h3 className="text-lg leading-6">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted leading-6">{text}</p>
              <a
                href={href}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4 after:absolute after:inset-0"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <TopicLinks language={language} title={topic.all} topics={topics} className="later mt-12" />
      <section aria-labelledby="honest" className="later mt-12">
        <SectionTitle id="honest">{honest.title}</SectionTitle>
        <ul className="flex flex-col gap-2 leading-6">
          {honest.items.map((item) => (
            <li key={item} className="flex gap-2">
              <ContentIcon name="check" className="mt-0.5 size-5 shrink-0 text-teal-ink" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <Teasers language={language} title={page.blogsTitle} articles={teasers}>
        <a
          href={pathIn(language, '/blogs')}
          className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {article.all}
        </a>
      </Teasers>
      <StartCard {...closing} />
    </ContentFrame>
  );
}
