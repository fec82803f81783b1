import { buttonVariants } from '@/components/ui/button';
import type { PageLanguage } from '@/content/formats';
import { pathIn } from '@/lib/content/languages/rules';
import { ContentFrame } from './content-frame';

/** Where an address leads nowhere: says so, and where to go on. */
export function LostScreen({
  language,
  page: { title, text, home, blogs },
}: {
  language: PageLanguage;
  page: { title: string; text: string; home: string; blogs: string };
}) {
  return (
    <ContentFrame language={language}>
      <h1 className="mt-6 text-[2rem] leading-[2.25rem]">{title}</h1>
      <p className="mt-3 text-[1.0625rem] leading-7">{text}</p>
      <div className="mt-6 flex flex-col gap-3">
        <a href={pathIn(language, '/')} className={buttonVariants({ size: 'lg' })}>
          {home}
        </a>
        <a href={pathIn(language, '/blogs')} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {blogs}
        </a>
      </div>
    </ContentFrame>
  );
}
