import { buttonVariants } from '@/components/ui/button';
import type { InstagramPage, InstagramPost } from '@/content/formats';
import { ContentFrame } from './content-frame';
import { ContentIcon } from './content-icon';
import { LineText } from './line-text';
import { CopyButton } from './share-button';
import { TrailData } from './structured-data';

/** Ready-made posts at `/blogs/instagram-content-ideas`. */
export function InstagramScreen({ page, site }: { page: InstagramPage; site: string }) {
  return (
    <ContentFrame language="en" path="/blogs/instagram-content-ideas">
      <TrailData
        language="en"
        site={site}
        trail={[
          ['Blogs', '/blogs'],
          [page.title, '/blogs/instagram-content-ideas'],
        ]}
      />
      <p className="print:hidden">
        <a
          href="/blogs"
          className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
        >
          Back to Blogs
        </a>
      </p>
      <h1 className="mt-1 text-[2rem] leading-[2.25rem]">{page.title}</h1>
      <p className="mt-3 text-[1.0625rem] text-muted leading-7">
        <LineText language="en" line={page.intro} />
      </p>
      <ol className="mt-8 flex flex-col gap-4">
        {page.posts.map((post, at) => (
          <li key={post.id} className={at > 0 ? 'later' : undefined}>
            <PostCard post={post} number={at + 1} />
          </li>
        ))}
      </ol>
      <section aria-labelledby="tips" className="later mt-10 rounded-lg bg-marigold-tint p-5">
        <h2 id="tips" className="scroll-mt-4 text-[1.375rem] text-marigold-ink leading-7">
          {page.tipsTitle}
        </h2>
        <ul className="mt-3 flex flex-col gap-2 text-base leading-6">
          {page.tips.map((tip) => (
            <li key={tip} className="flex gap-2">
              <ContentIcon name="check" className="mt-0.5 size-5 text-teal-ink" />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-8 print:hidden">
        <a href="/" className={buttonVariants({ size: 'lg' })}>
          Go to the home page
        </a>
      </p>
    </ContentFrame>
  );
}

/** The copy button takes the parts marked `data-copied`: the caption, a blank line, the hashtags. */
function PostCard({ post, number }: { post: InstagramPost; number: number }) {
  const { id, type, title, caption, hashtags, visualDescription } = post;
  return (
    <article
      aria-labelledby={id}
      className="rounded-lg border-[1.5px] border-line bg-card p-4 print:break-inside-avoid"
    >
      <p className="inline-block rounded-full bg-romantic-tint px-3 py-1 font-semibold text-[0.8125rem] text-romantic-ink leading-5">
        {type}
      </p>
      <h2 id={id} className="mt-2 text-xl leading-6">
        {number}. {title}
      </h2>
      <p data-copied className="mt-3 whitespace-pre-line text-base leading-6 [overflow-wrap:anywhere]">
        {caption}
      </p>
      <p data-copied className="mt-3 text-[0.9375rem] text-brand-ink leading-6 [overflow-wrap:anywhere]">
        {hashtags.join(' ')}
      </p>
      <p className="mt-3 mb-4 text-[0.9375rem] text-muted leading-6">
        <strong className="font-semibold text-ink">On screen: </strong>
        {visualDescription}
      </p>
      <CopyButton what={`caption and hashtags of ${title}`} />
    </article>
  );
}
