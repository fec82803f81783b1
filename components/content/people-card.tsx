import { CHAT_TYPE_LOOK } from '@/components/shared/chat-type-look';
import type { Tint } from '@/content/categories';

/** Two of the companions on a tinted card; the picture of an article. */
export function PeopleCard({
  portraits,
  tint,
  alt,
  className = '',
  eager = false,
}: {
  portraits: readonly [string, string];
  tint: Tint;
  /** Empty where the words beside it say enough. */
  alt: string;
  className?: string;
  /** For pictures in the first view. */
  eager?: boolean;
}) {
  const [first, second] = portraits;
  const described = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  return (
    <div
      {...described}
      className={`flex items-end justify-around overflow-hidden rounded-lg print:hidden ${CHAT_TYPE_LOOK[tint]} ${className}`}
    >
      <Face name={first} eager={eager} className="w-[38%]" />
      <Face name={second} eager={eager} className="w-[46%]" />
    </div>
  );
}

export function Face({ name, className, eager }: { name: string; className: string; eager: boolean }) {
  return (
    <img
      src={`/companions/${name}.svg`}
      alt=""
      width={200}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority="low"
      decoding="async"
      className={`h-auto ${className}`}
    />
  );
}
