import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import type { PageLanguage, Topic } from '@/content/formats';
import { HINDI_INTRODUCED } from '@/content/hi/introduced';
import { INTRODUCED } from '@/content/introduced';
import { slugOf } from '@/lib/companions/rules';
import { PAGE_COPY } from '@/lib/content/copy';
import { pathIn } from '@/lib/content/languages/rules';
import { topicPath } from '@/lib/content/rules';
import { Face } from './people-card';

/** Companions whose subject a text is, with the way to their profiles, and to the topics where all of them are. */
export function CompanionsToTalkTo({
  language,
  slugs,
  topics,
}: {
  language: PageLanguage;
  slugs: readonly string[];
  topics: readonly Topic[];
}) {
  const copy = PAGE_COPY[language].article.companions;
  const companions = slugs.flatMap((slug) => {
    const introduced = INTRODUCED[slug];
    if (!introduced) return [];
    const words = language === 'hi' ? HINDI_INTRODUCED[slug] : introduced;
    return [{ slug, path: `/psychologist/${slugOf(introduced.name)}/profile`, ...(words ?? introduced) }];
  });
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="later mt-12 print:hidden">
      <h2 id="companions" className="text-2xl leading-[1.875rem]">
        {copy.title}
      </h2>
      <p className="mt-2 text-[0.9375rem] text-muted leading-6">{copy.text}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {companions.map(({ slug, path, name, about }) => (
          <li
            key={slug}
            className="relative flex items-center gap-3 rounded-lg border-[1.5px] border-line bg-card p-3"
          >
            <div
              className={`flex w-16 shrink-0 items-end justify-center overflow-hidden rounded-md pt-2 ${CHAT_TYPE_LOOK.psychologist}`}
            >
              <Face name={slug} className="w-[84%]" />
            </div>
            <div className="min-w-0">
              <h3 className="text-base leading-6">
                <a href={path} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              <p className="text-[0.9375rem] text-muted leading-6">{about}</p>
            </div>
          </li>
        ))}
      </ul>
      {topics.length > 0 ? (
        <p className="mt-4 text-[0.9375rem] leading-6">
          {copy.more}{' '}
          {topics.map(({ slug, name }, at) => (
            <span key={slug}>
              {at > 0 ? ', ' : ''}
              <a
                href={pathIn(language, topicPath(slug))}
                className="font-medium text-brand-ink underline underline-offset-4"
              >
                {name.toLowerCase()}
              </a>
            </span>
          ))}
          {copy.moreEnd}
        </p>
      ) : null}
    </section>
  );
}
