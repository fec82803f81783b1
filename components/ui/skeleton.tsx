/** A grey shape where content is about to appear; the region around it says "loading" in words. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`skeleton animate-pulse ${className}`} />;
}
