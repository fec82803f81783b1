/** As high as the two lines that a newcomer may be told of the starter messages, so that nothing moves when they come. */
export const BALANCE_CARD =
  'flex min-h-[84px] flex-wrap items-center gap-3 rounded-lg border-[1.5px] border-line bg-card py-2.5 pr-4 pl-3 text-ink';

export function Lines({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0 flex-[1_1_6rem]">
      <span className="line-clamp-3 font-bold text-[0.9375rem] leading-5">{title}</span>
      <span className="block text-muted text-sm leading-5">{text}</span>
    </span>
  );
}
