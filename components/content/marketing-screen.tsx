import { buttonVariants } from '@/components/ui/button';
import type { Claim, Testimonial } from '@/content/claims';
import type { Article, MarketingPage, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { ContentFrame } from './content-frame';
import { ContentIcon } from './content-icon';
import {
  ClaimList,
  FeatureCards,
  FreeNote,
  HeroLinks,
  SectionTitle,
  StepList,
  Teasers,
  TestimonialCards,
} from './marketing-parts';
import { PeopleCard } from './people-card';
import { StartCard } from './start-card';
import { FreeServiceData, OrganizationData, TrailData } from './structured-data';

/** The pitch of a consultation at `/marketing`. */
export function MarketingScreen({
  language,
  page,
  testimonials,
  claims,
  cities,
  teasers,
  site,
}: {
  language: PageLanguage;
  page: MarketingPage;
  testimonials: readonly Testimonial[];
  claims: readonly Claim[];
  cities: readonly { name: string; line: string }[];
  teasers: readonly Article[];
  site: string;
}) {
  const { hero, topics, steps, closing } = page;
  return (
    <ContentFrame language={language} path="/marketing">
      <OrganizationData language={language} site={site} />
      <FreeServiceData language={language} site={site} name={page.title} description={page.description} />
      <TrailData language={language} site={site} trail={[[page.title, '/marketing']]} />
      <PeopleCard
        portraits={['isha-menon', 'rohan-das']}
        tint="psychologist"
        alt={hero.alt}
        className="px-6 pt-5"
      />
      <FreeNote language={language} badge={hero.badge} className="mt-5" />
      <h1 className="mt-3 text-[2.125rem] leading-[2.375rem]">{hero.title}</h1>
      <p className="mt-3 text-[1.0625rem] leading-7">{hero.text}</p>
      <ul className="mt-4 flex flex-col gap-2 text-[0.9375rem] leading-6">
        {hero.points.map((point) => (
          <li key={point} className="flex items-center gap-1.5">
            <ContentIcon name="check" className="size-5 text-teal-ink" />
            {point}
          </li>
        ))}
      </ul>
      <HeroLinks start={hero.start} howItWorks={hero.howItWorks} />
      <section aria-label={PAGE_COPY[language].marketing.numbers} className="mt-8">
        <ClaimList language={language} claims={claims} />
      </section>
      <section aria-labelledby="topics" className="later mt-12">
        <SectionTitle id="topics">{topics.title}</SectionTitle>
        <FeatureCards items={topics.items} />
      </section>
      <section aria-labelledby="how-it-works" className="later mt-12">
        <SectionTitle id="how-it-works">{steps.title}</SectionTitle>
        <StepList items={steps.items} />
        <a href="/" className={buttonVariants({ size: 'lg', className: 'mt-6 print:hidden' })}>
          {hero.start}
        </a>
      </section>
      <section aria-labelledby="voices" className="later mt-12">
        <SectionTitle id="voices">{page.testimonialsTitle}</SectionTitle>
        <TestimonialCards language={language} items={testimonials} />
      </section>
      <section aria-labelledby="cities" className="later mt-12">
        <SectionTitle id="cities">{page.cities.title}</SectionTitle>
        <p className="-mt-1 mb-4 text-[0.9375rem] text-muted leading-6">{page.cities.text}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2.5">
          {cities.map(({ name, line }) => (
            <li key={name} className="rounded-md border-[1.5px] border-line bg-card px-3 py-3">
              <span className="block font-semibold text-[0.9375rem] leading-5">{name}</span>
              <span className="mt-0.5 block text-[0.8125rem] text-muted leading-5">{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <Teasers language={language} title={page.blogsTitle} articles={teasers} />
      <StartCard {...closing} />
    </ContentFrame>
  );
}
