/**
 * A grey shape where content is about to appear; the region around it says "loading" in words. Without `cn`: it is in the
 * first load of the chat, which has no room to spare.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`skeleton animate-pulse ${className}`} />;
}
