import { useState } from 'react';
import { drawingAddress } from '@/components/shared/drawing-address';
import { t } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';

/** A picture in the chat. Its box has a fixed ratio, so that nothing shifts when it loads. */
export function ImageBubble({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className="flex aspect-[4/5] w-56 max-w-full flex-col items-center justify-center gap-2 rounded-[16px] bg-line/50 p-4 text-center text-muted text-sm">
        <ChatIcon name="warning" className="size-6" />
        {t('This picture could not be loaded.')}
      </p>
    );
  }
  return (
    <img
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true);
      }}
      src={drawingAddress(src)}
      alt={alt}
      width={224}
      height={280}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="aspect-[4/5] w-56 max-w-full rounded-[16px] bg-line/50 object-cover"
    />
  );
}
