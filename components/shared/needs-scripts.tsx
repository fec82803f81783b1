import { t } from '@/lib/kit/text';

/** Says what does not work to people whose browser has JavaScript switched off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mx-4 mt-2 rounded-md border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-[0.9375rem] text-marigold-ink leading-6">
        {t(
          'Chats and payments need JavaScript, which is switched off in this browser. What there is to read works without it.',
        )}
      </p>
    </noscript>
  );
}
