import { encode } from 'uqr';
import { drawingAddress } from '@/components/shared/drawing-address';
import { BRAND } from '@/content/brand';
import { readKeysOff } from '@/lib/chat/keys/browser';
import { KEYS } from '@/lib/chat/keys/listing/copy';
import { t, translate } from '@/lib/kit/text';

// Plain elements: a second root of React takes React DOM out of the one file that every page fetches, which costs each 0.4 kB.

/** Pages that are the same for everybody. Any other address is somebody's own and stands in no code. */
const FOR_ALL = /^\/(?:partners_home|psychologist(?:\/[\w-]+)*)?$/;
const CHAT = /^\/chat\//;
/** Those for the box explain themselves there. */
const HINTS = KEYS.slice(0, 4);
/** Light cells around a code, which a camera needs (ISO/IEC 18004, "quiet zone"). */
const QUIET = 4;

/** The field on one side of the column. In px: letters of any size have the same room there. */
const SIDE = 'fixed inset-y-0 flex w-[calc(50%-224px)] animate-fade-in flex-col items-center text-ink';

const SVG = 'http://www.w3.org/2000/svg';

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: (Node | string)[]
): Element {
  const made =
    name === 'svg' || name === 'path' ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...children);
  return made;
}

function drawCode(address: string): Element {
  const { data, size } = encode(address, { ecc: 'L', border: QUIET });
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return element(
    'svg',
    {
      role: 'img',
      'aria-label': t('QR code of {address}', { address }),
      viewBox: `0 0 ${size} ${size}`,
      width: 160,
      height: 160,
      'shape-rendering': 'crispEdges',
      // Dark on light in the dark, too: not every camera reads the other way round.
      class: 'shrink-0 rounded-md bg-white text-[#24131f]',
    },
    element('path', { d: cells.join(''), fill: 'currentColor' }),
  );
}

const drawKeys = () =>
  element(
    'dl',
    { class: 'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm leading-5' },
    ...HINTS.flatMap(([key, does]) => [
      element(
        'dt',
        {},
        element(
          'kbd',
          { class: 'rounded-sm border-[1.5px] border-line bg-paper px-2 py-0.5 font-sans font-semibold' },
          key,
        ),
      ),
      element('dd', { class: 'min-w-0' }, translate(does)),
    ]),
  );

/** Who the product is, on the left: a picture for the eye alone. */
const drawBrand = () =>
  element(
    'div',
    { 'aria-hidden': 'true', class: `${SIDE} left-0 justify-end overflow-hidden px-8 text-center` },
    element(
      'p',
      { class: 'font-bold font-heading text-[min(2.5rem,48px)] leading-tight tracking-[-0.02em]' },
      BRAND.wordmark,
      element('span', { class: 'text-brand-ink' }, '.'),
    ),
    element('p', { class: 'mt-1 mb-6 max-w-[224px] text-[min(1rem,22px)] leading-normal' }, t(BRAND.tagline)),
    element(
      'div',
      { class: 'flex w-full max-w-[320px] items-end justify-center' },
      ...['kabir', 'ananya', 'zoya'].map((name, at) =>
        element('img', {
          src: drawingAddress(`/companions/${name}.svg`),
          alt: '',
          width: 160,
          height: 160,
          decoding: 'async',
          class: at === 1 ? 'z-10 -mx-8 w-1/2' : 'w-2/5',
        }),
      ),
    ),
  );

/** What helps on a page, on the right: its code for a phone, and in a chat the keys. */
function helpOn(path: string): Element {
  const isForAll = FOR_ALL.test(path);
  const words = isForAll
    ? t('This page on your phone: point its camera here.')
    : t(
        '{brand} on your phone: point its camera here. With one Google account on both, your chats are there, too.',
        { brand: BRAND.name },
      );
  return element(
    'div',
    { class: 'flex w-full max-w-[16rem] flex-col gap-6' },
    element(
      'div',
      { class: 'flex flex-col items-center gap-3 text-center text-sm leading-5' },
      drawCode(`${location.origin}${isForAll ? path : '/'}`),
      element('p', {}, words),
    ),
    ...(CHAT.test(path) && !readKeysOff() ? [drawKeys()] : []),
  );
}

/** Fills the field around the column of a wide screen, and again whenever the page is another one. */
export function showWideField(): void {
  const aside = element('aside', {
    'aria-label': t('Beside the page'),
    class: `${SIDE} right-0 justify-center overflow-y-auto px-6 py-8`,
  });
  let shown: string | undefined;
  const show = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    aside.replaceChildren(helpOn(shown));
  };
  show();
  // Every page has a title of its own: the router writes it when it has gone there.
  new MutationObserver(show).observe(document.head, { childList: true, subtree: true, characterData: true });
  document.body.append(
    element(
      'div',
      { class: 'max-[1023.9px]:hidden [body:has([data-wide])_&]:hidden print:hidden' },
      drawBrand(),
      aside,
    ),
  );
}
