import { buttonVariants } from '@/components/ui/button';

/** The invitation at the end of a page. */
export function StartCard({
  title,
  text,
  start,
  href = '/',
}: {
  title: string;
  text: string;
  start: string;
  href?: string;
}) {
  return (
    <section className="later mt-12 rounded-lg bg-truelove-tint p-5 text-center print:hidden">
      <h2 className="text-[1.375rem] text-truelove-ink leading-7">{title}</h2>
      <p className="mt-2 mb-5 text-[0.9375rem] leading-6">{text}</p>
      <a href={href} className={buttonVariants({ size: 'lg' })}>
        {start}
      </a>
    </section>
  );
}
