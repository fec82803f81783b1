import { buttonVariants } from '@/components/ui/button';
import { BRAND } from '@/content/brand';
import type { Claim, Testimonial } from '@/content/claims';
import type { FaqEntry, PageLanguage, PremiumPage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { ContentFrame } from './content-frame';
import { ContentIcon } from './content-icon';
import { LineText } from './line-text';
import {
  ClaimList,
  FeatureCards,
  HeroLinks,
  SectionTitle,
  StepList,
  TestimonialCards,
} from './marketing-parts';
import { PeopleCard } from './people-card';
import { type PriceRow, PriceTable } from './price-table';
import { StartCard } from './start-card';
import { FaqData, FreeServiceData, TrailData } from './structured-data';

/** The premium pitch at `/marketing_premium`. */
export function PremiumScreen({
  language,
  page,
  testimonials,
  claims,
  faq,
  prices,
  site,
}: {
  language: PageLanguage;
  page: PremiumPage;
  testimonials: readonly Testimonial[];
  claims: readonly Claim[];
  faq: readonly FaqEntry[];
  prices: readonly PriceRow[];
  site: string;
}) {
  const { hero, features, steps, pricing, closing } = page;
  return (
    <ContentFrame
      language={language}
      path="/marketing_premium"
      footer={<PremiumFooter language={language} />}
    >
      <FreeServiceData language={language} site={site} name={page.title} description={page.description} />
      <FaqData language={language} faq={faq} />
      <TrailData language={language} site={site} trail={[[page.title, '/marketing_premium']]} />
      <div className="flex flex-col">
        <p className="rounded-lg bg-ink px-3.5 py-2.5 text-paper text-sm leading-5">
          <strong className="block font-semibold">{hero.badge}</strong>
          {PAGE_COPY[language].free.meaning}
        </p>
        <h1 className="mt-4 text-[2.125rem] leading-[2.375rem]">{hero.title}</h1>
        <p className="mt-3 text-[1.0625rem] leading-7">{hero.text}</p>
        <PeopleCard portraits={['zoya', 'kabir']} tint="truelove" alt={hero.alt} className="mt-6 px-6 pt-5" />
        <HeroLinks start={hero.start} howItWorks={hero.howItWorks} />
      </div>
      {/* The button floats from below the same one above to here: it must not lie over reviews, prices and answers. */}
      <div className="flex flex-col">
        <section aria-labelledby="features" className="later mt-12">
          <SectionTitle id="features">{features.title}</SectionTitle>
          <FeatureCards items={features.items} />
        </section>
        <section aria-labelledby="numbers" className="later mt-12">
          <SectionTitle id="numbers">{page.statsTitle}</SectionTitle>
          <ClaimList language={language} claims={claims} />
        </section>
        <section aria-labelledby="how-it-works" className="later mt-12">
          <SectionTitle id="how-it-works">{steps.title}</SectionTitle>
          <StepList items={steps.items} />
        </section>
        <FloatingStart text={page.floating} />
      </div>
      <section aria-labelledby="voices" className="later mt-12">
        <SectionTitle id="voices">{page.testimonialsTitle}</SectionTitle>
        <TestimonialCards language={language} items={testimonials} />
      </section>
      <section aria-labelledby="pricing" className="later mt-12">
        <SectionTitle id="pricing">{pricing.title}</SectionTitle>
        <p className="-mt-1 mb-4 text-[0.9375rem] leading-6">
          <LineText language={language} line={pricing.text} />
        </p>
        <PriceTable language={language} prices={prices} />
      </section>
      <section aria-labelledby="faq" className="later mt-12">
        <SectionTitle id="faq">{page.faqTitle}</SectionTitle>
        <FaqList language={language} faq={faq} />
      </section>
      <StartCard {...closing} />
    </ContentFrame>
  );
}

/** Stays in view while the reader scrolls, and rests at the end of what it stands in. */
function FloatingStart({ text }: { text: string }) {
  return (
    <p data-floating className="sticky bottom-4 z-10 mt-6 self-end print:hidden">
      <a href="/" className={buttonVariants({ size: 'pill', className: 'shadow-lift' })}>
        <ContentIcon name="chat" className="size-5" />
        {text}
      </a>
    </p>
  );
}

function FaqList({ language, faq }: { language: PageLanguage; faq: readonly FaqEntry[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      {faq.map(({ question, answer }) => (
        <details key={question} className="group rounded-lg border-[1.5px] border-line bg-card px-4">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold text-base leading-6 [&::-webkit-details-marker]:hidden">
            {question}
            <ContentIcon name="down" className="size-5 group-open:rotate-180" />
          </summary>
          <p className="pb-4 text-[0.9375rem] leading-6">
            <LineText language={language} line={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

function PremiumFooter({ language }: { language: PageLanguage }) {
  const { brand, marketing } = PAGE_COPY[language];
  return (
    <div className="mb-3">
      <p>
        {marketing.support}{' '}
        <a
          href={`mailto:${BRAND.supportEmail}`}
          className="inline-flex min-h-11 max-w-full items-center font-semibold text-ink underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {BRAND.supportEmail}
        </a>
        , {brand.supportHours}
      </p>
      <p className="print:hidden">
        <a href="#pricing" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {marketing.pricing}
        </a>
      </p>
    </div>
  );
}
