import { buttonVariants } from '@/components/ui/button';
import type { PageLanguage } from '@/content/formats';
import { COPIED, COPY_FAILED, PAGE_COPY } from '@/lib/content/copy';
import { ContentIcon } from './content-icon';

/**
 * Shares the page with the phone's share dialog, or copies its address. `public/reader.js` makes it work; without scripts
 * its space stays empty, so that nothing shifts.
 */
export function ShareButton({ language, title }: { language: PageLanguage; title: string }) {
  const { share, linkCopied, copyFailed } = PAGE_COPY[language].article;
  return (
    <button
      type="button"
      data-share={title}
      data-done={linkCopied}
      data-failed={copyFailed}
      className={buttonVariants({
        variant: 'outline',
        size: 'pill',
        className: 'invisible min-w-28 print:hidden',
      })}
    >
      <ContentIcon name="share" className="size-4" />
      <span data-label>{share}</span>
    </button>
  );
}

/** Copies the texts of its card (`data-copied` parts of the closest article), with a blank line between them. */
export function CopyButton({ what }: { what: string }) {
  return (
    <button
      type="button"
      data-copy
      data-done={COPIED}
      data-failed={COPY_FAILED}
      className={buttonVariants({ variant: 'outline', size: 'card', className: 'invisible print:hidden' })}
    >
      <ContentIcon name="copy" className="size-4 [[data-is-done]>&]:hidden" />
      <ContentIcon name="check" className="hidden size-4 text-teal-ink [[data-is-done]>&]:block" />
      <span data-label>Copy</span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
