/** Three dots while the companion types; the header says so in words. */
export function TypingBubble() {
  return (
    <div aria-hidden data-typing className="flex justify-start pb-3">
      <div className="flex h-11 animate-fade-in items-center gap-1.5 rounded-lg rounded-bl-[6px] border-[1.5px] border-line bg-card px-4">
        <span className="size-2 animate-pulse rounded-full bg-muted" />
        <span className="size-2 animate-pulse rounded-full bg-muted [animation-delay:200ms]" />
        <span className="size-2 animate-pulse rounded-full bg-muted [animation-delay:400ms]" />
      </div>
    </div>
  );
}
