import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { BRAND } from '@/content/brand';
import { CATEGORY_TINT, type Tint } from '@/content/categories';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { MARKETING, PREMIUM } from '@/content/marketing';
import { SHARE_IMAGE } from '../constants';
import { shareImageName } from '../seo/rules';
import { readContent } from '../service';

// Invariants:
// 1. Every public page that lib/content/seo names an image for has one here; tests/contract walks them.
// 2. Drawn by the build from our own typefaces and portraits; nothing is fetched.

interface Card {
  title: string;
  /** The line above the title. */
  kicker: string;
  portraits: readonly [string, string];
  tint: Tint;
}

const FACES = ['ananya', 'kabir'] as const;

/** The name of an image under /share → what is on it. */
async function cards(): Promise<Map<string, Card>> {
  const { articles, legal } = await readContent();
  const named: [string, Card][] = [
    [
      '/',
      {
        title: BRAND.tagline,
        kicker: 'AI companions, for adults in India',
        portraits: FACES,
        tint: 'truelove',
      },
    ],
    [
      '/psychologist',
      {
        title: 'Psychologist companions',
        kicker: 'AI, not licensed professionals',
        portraits: ['isha-menon', 'harpreet-gill'],
        tint: 'psychologist',
      },
    ],
    [
      '/blogs',
      {
        title: 'Blogs: love, work and the evenings between',
        kicker: 'Worth reading',
        portraits: ['arjun', 'naina'],
        tint: 'romantic',
      },
    ],
    [
      '/blogs/instagram-content-ideas',
      {
        title: INSTAGRAM_PAGE.title,
        kicker: 'Ready to copy',
        portraits: ['tara', 'rehan'],
        tint: 'friendly',
      },
    ],
    [
      '/marketing',
      {
        title: MARKETING.hero.title,
        kicker: MARKETING.hero.badge,
        portraits: ['isha-menon', 'rohan-das'],
        tint: 'psychologist',
      },
    ],
    [
      '/marketing_premium',
      {
        title: PREMIUM.hero.title,
        kicker: PREMIUM.hero.badge,
        portraits: ['zoya', 'kabir'],
        tint: 'truelove',
      },
    ],
    ...legal.map(({ slug, title }): [string, Card] => [
      `/${slug}`,
      { title, kicker: BRAND.name, portraits: FACES, tint: 'friendly' },
    ]),
    ...articles.map(({ slug, title, category, hero }): [string, Card] => [
      `/blogs/${slug}`,
      { title, kicker: category, portraits: hero.portraits, tint: CATEGORY_TINT[category] },
    ]),
  ];
  return new Map(named.map(([page, card]) => [`${shareImageName(page)}.png`, card]));
}

/** Which images there are, as parameters of the route. */
export const listShareImages = async (): Promise<{ name: string }[]> =>
  [...(await cards()).keys()].map((name) => ({ name }));

const readFont = (file: string) => readFileSync(path.join(process.cwd(), 'content/fonts', file));

/** The colours of the light set in app/globals.css; an image cannot read them there. */
const COLOUR = { paper: '#fff8f1', ink: '#24131f', brand: '#c42a57', muted: '#735e6b' };
const SURFACE: Record<Tint, string> = {
  truelove: '#ffe3ea',
  friendly: '#ffefd2',
  romantic: '#ece4ff',
  psychologist: '#d8f1ea',
};

const portraitUri = (name: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(process.cwd(), 'public/companions', `${name}.svg`)).toString('base64')}`;

/** The answer of /share/{name}: a PNG of 1200 × 630, or 404. */
export async function answerShareImage(
  _: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const card = (await cards()).get((await params).name);
  if (!card) return new Response(null, { status: 404 });
  return new ImageResponse(<ShareCard {...card} />, {
    ...SHARE_IMAGE,
    fonts: [
      { name: 'Bricolage', data: readFont('bricolage-700.ttf'), weight: 700 },
      { name: 'Figtree', data: readFont('figtree-500.ttf'), weight: 500 },
    ],
  });
}

function ShareCard({ title, kicker, portraits, tint }: Card) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: COLOUR.paper,
        color: COLOUR.ink,
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 700,
          padding: '64px 32px 64px 72px',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Bricolage', fontSize: 52, letterSpacing: '-0.02em' }}>
          {BRAND.wordmark}
          <span style={{ color: COLOUR.brand }}>.</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 28, color: COLOUR.brand, marginBottom: 18 }}>{kicker}</div>
          <div
            style={{
              fontFamily: 'Bricolage',
              fontSize: title.length > 45 ? 56 : 68,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ fontSize: 26, color: COLOUR.muted }}>
          Everyone you chat with is an AI companion. 18+
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 500,
          height: 630,
          backgroundColor: SURFACE[tint],
          justifyContent: 'flex-end',
        }}
      >
        <div style={{ display: 'flex', position: 'relative', height: 520 }}>
          <img
            src={portraitUri(portraits[0])}
            alt=""
            width={310}
            height={310}
            style={{ position: 'absolute', left: -24, bottom: 0 }}
          />
          <img
            src={portraitUri(portraits[1])}
            alt=""
            width={370}
            height={370}
            style={{ position: 'absolute', right: -44, bottom: 0 }}
          />
        </div>
      </div>
    </div>
  );
}
