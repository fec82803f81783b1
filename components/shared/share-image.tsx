import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { BRAND } from '@/content/brand';
import { cached } from '@/lib/kit/cached';
import { type ShapedText, shapeText } from './shaped-text';

/** Pixels of a share image, as social networks show it. */
const SIZE = { width: 1200, height: 630 };
/** The light theme of app/globals.css, which an image cannot read. */
const COLOUR = { paper: '#fff8f1', ink: '#24131f', brand: '#c42a57', muted: '#735e6b' };
const SURFACE = { truelove: '#ffe3ea', friendly: '#ffefd2', romantic: '#ece4ff', psychologist: '#d8f1ea' };
const FALLBACK = 'fallback';
/** How long an image stays in memory, and how many do. */
const KEPT_MS = 60 * 60 * 1000;
const KEPT = 100;

export type ShareCard = {
  /** The line above the title. */
  kicker: string;
  title: string;
  /** The line below the title. */
  text?: string;
  /** The small print at the bottom. */
  note: string;
  /** One or two names of files in public/companions, without ".svg". */
  portraits: readonly string[];
  tint: keyof typeof SURFACE;
};

// The folders stand here whole: by these lines Next finds out which files an image needs beside the build.
const readFont = (file: string) => readFile(path.join(process.cwd(), 'content/fonts', file));
const readPortrait = (name: string) => readFile(path.join(process.cwd(), 'public/companions', `${name}.svg`));

async function portraitUri(name: string): Promise<string> {
  const svg = await readPortrait(name).catch(() => readPortrait(FALLBACK));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

/** px: what is left of the card for words. */
const WORDS_WIDTH = 596;

/** The words of a card that has Devanagari, as drawings; undefined where the drawing library can set them itself. */
async function drawWords({ kicker, title, text, note }: ShareCard): Promise<Words | undefined> {
  if (!/\p{Script=Devanagari}/u.test(title)) return undefined;
  const [bold, medium, heading, plain] = await Promise.all(
    ['devanagari-700.ttf', 'devanagari-500.ttf', 'bricolage-700.ttf', 'figtree-500.ttf'].map(readFont),
  );
  const set = (line: string, size: number, leading: number, colour: string, faces = [medium, plain]) =>
    shapeText(
      line,
      { devanagari: faces[0] as Buffer, latin: faces[1] as Buffer },
      { size, leading, width: WORDS_WIDTH, colour },
    );
  const size = title.length > 45 ? 52 : 62;
  return {
    kicker: await set(kicker, 28, 40, COLOUR.brand),
    title: await set(title, size, size * 1.36, COLOUR.ink, [bold, heading]),
    text: text ? await set(text, 32, 48, COLOUR.ink) : undefined,
    note: await set(note, 26, 38, COLOUR.muted),
  };
}

type Words = { kicker: ShapedText; title: ShapedText; text: ShapedText | undefined; note: ShapedText };

async function draw(key: string): Promise<ArrayBuffer> {
  const card = JSON.parse(key) as ShareCard;
  const words = await drawWords(card);
  const [heading, text, ...portraits] = await Promise.all([
    readFont('bricolage-700.ttf'),
    readFont('figtree-500.ttf'),
    ...card.portraits.map(portraitUri),
  ]);
  const image = new ImageResponse(<Card {...card} words={words} portraits={portraits} />, {
    ...SIZE,
    fonts: [
      { name: 'Bricolage', data: heading, weight: 700 },
      { name: 'Figtree', data: text, weight: 500 },
    ],
  });
  return image.arrayBuffer();
}

const drawOnce = cached(draw, { ttlMs: KEPT_MS, max: KEPT });

/**
 * Answers with a card as a PNG, or 404 without one. It is drawn from our own typefaces and portraits, so nothing is
 * fetched, and once an hour, however many ask for it.
 */
export async function answerShareImage(card: ShareCard | undefined, cacheControl: string): Promise<Response> {
  if (!card) return new Response(null, { status: 404 });
  return new Response(await drawOnce(JSON.stringify(card)), {
    headers: { 'content-type': 'image/png', 'cache-control': cacheControl },
  });
}

/** The drawing library knows flex boxes and inline styles only. */
function Card({
  kicker,
  title,
  text,
  note,
  words,
  portraits,
  tint,
}: ShareCard & { words: Words | undefined }) {
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
        {words ? <Shaped {...words} /> : <Printed kicker={kicker} title={title} text={text} />}
        {words ? <Drawn {...words.note} /> : <div style={{ fontSize: 26, color: COLOUR.muted }}>{note}</div>}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          width: 500,
          height: 630,
          backgroundColor: SURFACE[tint],
        }}
      >
        <Portraits uris={portraits} />
      </div>
    </div>
  );
}

/** Words that the drawing library sets itself. */
function Printed({ kicker, title, text }: Pick<ShareCard, 'kicker' | 'title' | 'text'>) {
  return (
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
      {text ? <div style={{ fontSize: 34, lineHeight: 1.3, marginTop: 20 }}>{text}</div> : null}
    </div>
  );
}

/** Words that were shaped before. */
function Shaped({ kicker, title, text }: Words) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <Drawn {...kicker} />
      <Drawn {...title} />
      {text ? <Drawn {...text} /> : null}
    </div>
  );
}

const Drawn = ({ uri, width, height }: ShapedText) => <img src={uri} alt="" width={width} height={height} />;

function Portraits({ uris: [first, second] }: { uris: readonly string[] }) {
  if (!second) return <img src={first} alt="" width={500} height={500} />;
  return (
    <div style={{ display: 'flex', position: 'relative', height: 520 }}>
      <img
        src={first}
        alt=""
        width={310}
        height={310}
        style={{ position: 'absolute', left: -24, bottom: 0 }}
      />
      <img
        src={second}
        alt=""
        width={370}
        height={370}
        style={{ position: 'absolute', right: -44, bottom: 0 }}
      />
    </div>
  );
}
