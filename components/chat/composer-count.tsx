import { MESSAGE_MAX_CHARS } from '@/lib/chat/constants';
import { formatWhole } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';

/**
 * How long a text near the limit is.
 * @param size characters
 */
export function ComposerCount({ size }: { size: number }) {
  const tooLong = size > MESSAGE_MAX_CHARS;
  return (
    <p
      id="composer-count"
      className={`px-4 pb-1 text-right text-xs leading-4 ${tooLong ? 'font-semibold text-danger-ink' : 'text-muted'}`}
    >
      {formatWhole(size)} / {formatWhole(MESSAGE_MAX_CHARS)}
      {tooLong ? t(' · too long to send') : null}
    </p>
  );
}
