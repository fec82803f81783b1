import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { drawingAddress } from '@/components/shared/drawing-address';
import type { Tint } from '@/content/categories';

/** Two of the companions on a tinted card; the picture of an article. */
export function PeopleCard({
  portraits,
  tint,
  alt,
  className = '',
}: {
  portraits: readonly [string, string];
  tint: Tint;
  /** Empty where the words beside it say enough. */
  alt: string;
  className?: string;
}) {
  const [first, second] = portraits;
  const described = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  return (
    <div
      {...described}
      className={`grid grid-cols-2 items-end justify-items-center overflow-hidden rounded-lg print:hidden ${CHAT_TYPE_LOOK[tint]} ${className}`}
    >
      {/* The larger one comes first and gives the card its height: a browser that paints before the other has arrived moves nothing. */}
      <Face name={second} className="col-start-2 row-start-1 w-[92%]" />
      <Face name={first} className="col-start-1 row-start-1 w-[76%]" />
    </div>
  );
}

/** A picture that loads after the text is painted. */
export function Face({ name, className }: { name: string; className: string }) {
  return (
    <img
      src={drawingAddress(`/companions/${name}.svg`)}
      alt=""
      width={200}
      height={200}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className={`h-auto ${className}`}
    />
  );
}
