import type { ChatMessage } from '@/lib/chat/history/rules';
import { pictureAddress } from '@/lib/chat/pictures/rules';
import { YOUR_PICTURE } from '@/lib/chat/pictures/shown/copy';
import { t } from '@/lib/kit/text';

/** A picture that its person sent, in a box of its own shape, so that nothing shifts when it loads; a tap opens it whole. */
export function PictureBubble({ picture: { id, width, height } }: Required<Pick<ChatMessage, 'picture'>>) {
  return (
    <a href={pictureAddress(id)} target="_blank" rel="noopener" className="block py-1">
      <img
        src={pictureAddress(id)}
        alt={t(YOUR_PICTURE)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto max-h-72 w-auto max-w-full rounded-md bg-line/50 object-contain"
      />
    </a>
  );
}
