import type { ReactNode } from 'react';
import { drawingAddress } from '@/components/shared/drawing-address';
import { buttonVariants } from '@/components/ui/button';
import type { Claim, Evidence, Testimonial } from '@/content/claims';
import type { Article, Feature, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn } from '@/lib/content/languages/rules';
import { ArticleRow } from './article-card';
import { ContentIcon } from './content-icon';

export function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-4 scroll-mt-4 text-2xl leading-[1.875rem]">
      {children}
    </h2>
  );
}

/** That something is free, with what is free and what is not in the same element. */
export function FreeNote({
  language,
  badge,
  className,
}: {
  language: PageLanguage;
  badge: string;
  className: string;
}) {
  return (
    <p
      className={`rounded-lg bg-marigold-tint px-3.5 py-2.5 text-marigold-ink text-sm leading-5 ${className}`}
    >
      <strong className="block font-semibold">{badge}</strong>
      {PAGE_COPY[language].free.meaning}
    </p>
  );
}

/** The two links at the top of a page. */
export function HeroLinks({ start, howItWorks }: { start: string; howItWorks: string }) {
  return (
    <div className="mt-6 flex flex-col gap-3 print:hidden">
      <a href="/" className={buttonVariants({ size: 'lg' })}>
        {start}
      </a>
      <a href="#how-it-works" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        {howItWorks}
      </a>
    </div>
  );
}

export function FeatureCards({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="rounded-lg border-[1.5px] border-line bg-card p-4 print:break-inside-avoid"
        >
          <h3 className="text-lg leading-6">{title}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted leading-6">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps. */
export function StepList({ items }: { items: readonly Feature[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {items.map(({ title, text }, at) => (
        <li key={title} className="flex gap-[16px]">
          <span
            aria-hidden
            className="grid size-[44px] shrink-0 place-items-center rounded-full bg-brand font-bold font-heading text-lg text-on-brand"
          >
            {at + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-lg leading-6">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted leading-6">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What stands beside a claim: "sample", or where it can be looked up and since when. */
function proofIn(language: PageLanguage, { evidence, date }: Evidence): string {
  if (date === undefined) return PAGE_COPY[language].marketing.sample;
  return `${evidence}, ${formatDayIn(language, date)}`;
}

/** Testimonials; invented ones are marked "sample". */
export function TestimonialCards({
  language,
  items,
}: {
  language: PageLanguage;
  items: readonly Testimonial[];
}) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ name, avatar, rating, review, ...evidence }) => (
        <li
          key={name}
          className="flex flex-wrap gap-3 rounded-lg border-[1.5px] border-line bg-card p-4 print:break-inside-avoid"
        >
          <img
            src={drawingAddress(avatar)}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11 shrink-0 rounded-full bg-friendly-tint object-cover print:hidden"
          />
          {/* In large text the words stand below the face. */}
          <div className="min-w-[min(11rem,100%)] flex-1">
            <p className="font-semibold text-[0.9375rem] leading-5">
              {name}
              <span className="font-normal text-muted"> · {proofIn(language, evidence)}</span>
            </p>
            <p
              role="img"
              aria-label={PAGE_COPY[language].marketing.stars(rating)}
              className="flex flex-wrap gap-0.5 py-1 text-marigold"
            >
              {[1, 2, 3, 4, 5].map((star) => (
                <ContentIcon key={star} name="star" filled={star <= rating} className="size-3.5" />
              ))}
            </p>
            <p className="text-[0.9375rem] leading-6">{review}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Advertising figures, each with its source or marked "sample". */
export function ClaimList({ language, claims }: { language: PageLanguage; claims: readonly Claim[] }) {
  const shown = claims.filter(({ value }) => value !== '');
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2">
      {shown.map(({ value, text, ...evidence }) => (
        <div key={text} className="flex flex-col rounded-lg border-[1.5px] border-line bg-card px-2.5 py-3">
          <dt className="order-2 text-muted text-sm leading-5">
            {text} <span className="block">({proofIn(language, evidence)})</span>
          </dt>
          <dd className="whitespace-nowrap font-bold font-heading text-lg leading-7 tracking-[-0.02em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A few articles below a title, and what leads on from them. */
export function Teasers({
  language,
  title,
  articles,
  children,
}: {
  language: PageLanguage;
  title: string;
  articles: readonly Article[];
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="blogs" className="later mt-12">
      <SectionTitle id="blogs">{title}</SectionTitle>
      <ul className="flex flex-col gap-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow language={language} article={article} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
