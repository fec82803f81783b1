import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { Carousel } from '@/components/shared/carousel';
import { drawingAddress } from '@/components/shared/drawing-address';
import { SoftLink } from '@/components/shared/soft-link';
import { BANNER_SLIDES, type BannerSlide } from '@/content/banners';
import { cn } from '@/lib/client/cn';
import { BANNER_ROTATION_MS } from '@/lib/content/constants';
import { t, translate } from '@/lib/kit/text';

export function BannerCarousel() {
  return (
    <Carousel
      label={t('What a companion can do for you')}
      intervalMs={BANNER_ROTATION_MS}
      slides={BANNER_SLIDES.map((slide, position) => ({
        key: slide.id,
        slide: <Slide slide={slide} first={position === 0} />,
      }))}
    />
  );
}

function Slide({ slide, first }: { slide: BannerSlide; first: boolean }) {
  return (
    <SoftLink
      href="/psychologist"
      draggable={false}
      className={cn(
        '@container relative block h-full min-h-[168px] overflow-hidden -outline-offset-4',
        CHAT_TYPE_LOOK[slide.tint],
      )}
    >
      <img
        src={drawingAddress(slide.portrait)}
        alt={translate(slide.alt)}
        width={152}
        height={152}
        draggable={false}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        // Very large letters need the whole width.
        className="-right-1 absolute @max-[14rem]:hidden bottom-0 size-[124px] object-contain object-bottom min-[360px]:size-[152px]"
      />
      <span className="relative flex w-[62%] @max-[14rem]:w-full flex-col gap-1.5 pt-4 pb-11 pl-5">
        <span className="text-balance font-bold font-heading text-[min(1.6875rem,13vw)] text-ink leading-[1.1111] tracking-[-0.02em]">
          {translate(slide.title)}
        </span>
        <span className="@max-[14rem]:max-w-none! max-w-36 text-ink/80 min-[360px]:max-w-44 text-sm leading-5">
          {translate(slide.line)}
        </span>
      </span>
    </SoftLink>
  );
}
