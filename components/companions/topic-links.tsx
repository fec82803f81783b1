import type { PageLanguage, Topic } from '@/content/formats';
import { pathIn } from '@/lib/content/languages/rules';
import { topicPath } from '@/lib/content/rules';
import { langOf } from '@/lib/kit/lang-of';

/** Topics as links to their pages. */
export function TopicLinks({
  language = 'en',
  title,
  topics,
  className,
}: {
  language?: PageLanguage;
  title: string;
  topics: readonly Topic[];
  className: string;
}) {
  return (
    <nav aria-labelledby="topics" className={className}>
      <h2 id="topics" className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topics.map(({ slug, name }) => (
          <li key={slug} lang={language === 'en' ? langOf(name) : undefined}>
            <a
              href={pathIn(language, topicPath(slug))}
              className="flex min-h-11 items-center rounded-full border-[1.5px] border-line bg-card px-4 font-medium text-sm hover:border-field"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
