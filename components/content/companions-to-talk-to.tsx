import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { INTRODUCED } from '@/content/introduced';
import { slugOf } from '@/lib/companions/rules';
import { Face } from './people-card';

/** Companions whose subject an article is, with the way to their profiles. */
export function CompanionsToTalkTo({ slugs }: { slugs: readonly string[] }) {
  const companions = slugs.flatMap((slug) => {
    const introduced = INTRODUCED[slug];
    return introduced ? [{ slug, ...introduced }] : [];
  });
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="later mt-12 print:hidden">
      <h2 id="companions" className="text-2xl leading-[1.875rem]">
        AI companions for this
      </h2>
      <p className="mt-2 text-[0.9375rem] text-muted leading-6">
        Programs with a character, not people and not licensed. They listen and ask; they do not diagnose.
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {companions.map(({ slug, name, about }) => (
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
                <a href={`/psychologist/${slugOf(name)}/profile`} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              <p className="text-[0.9375rem] text-muted leading-6">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
