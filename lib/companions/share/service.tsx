/*
 * Invariants:
 * - Drawn from our own typefaces and portraits; nothing is fetched, whatever the name of a companion is made of.
 * - An image is drawn once in a while, however many ask for it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { BRAND } from '@/content/brand';
import { cached } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import { findProfile, type Profile } from '../catalogue/service';
import { SHARE_CACHE_CONTROL, SHARE_KEPT_MS, SHARE_SIZE, SHARES_KEPT } from './constants';

/** The colours of the light set in app/globals.css; an image cannot read them there. */
const COLOUR = {
  paper: '#fff8f1',
  ink: '#24131f',
  brand: '#c42a57',
  muted: '#735e6b',
  tint: '#d8f1ea',
  teal: '#0b5a4e',
};
const OWN_PORTRAIT = /^\/companions\/([\w-]+\.svg)$/;
const FALLBACK = 'fallback.svg';
/** What our typefaces have letters for; for anything else the drawing library would ask a server of others. */
const DRAWABLE = /^[\x20-\x7e]*$/;

const readFont = (file: string) => readFile(path.join(process.cwd(), 'content/fonts', file));
const readPortrait = (file: string) => readFile(path.join(process.cwd(), 'public/companions', file));
const drawable = (text: string, instead: string) => (DRAWABLE.test(text) ? text : instead);

async function portraitOf(imagePath: string): Promise<string> {
  const own = OWN_PORTRAIT.exec(imagePath)?.[1] ?? FALLBACK;
  const svg = await readPortrait(own).catch(() => readPortrait(FALLBACK));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

type Card = { name: string; expertise: string; portrait: string };

async function draw(key: string): Promise<ArrayBuffer> {
  const { name, expertise, imagePath } = JSON.parse(key) as Record<
    'name' | 'expertise' | 'imagePath',
    string
  >;
  const [heading, text, portrait] = await Promise.all([
    readFont('bricolage-700.ttf'),
    readFont('figtree-500.ttf'),
    portraitOf(imagePath),
  ]);
  const image = new ImageResponse(<ProfileCard name={name} expertise={expertise} portrait={portrait} />, {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Bricolage', data: heading, weight: 700 },
      { name: 'Figtree', data: text, weight: 500 },
    ],
  });
  return image.arrayBuffer();
}

const drawn = cached(draw, { ttlMs: SHARE_KEPT_MS, max: SHARES_KEPT });

const keyOf = ({ name, areaOfExpertise, imagePath }: Profile) =>
  JSON.stringify({
    name: drawable(name, 'Psychologist companion'),
    expertise: drawable(areaOfExpertise, ''),
    imagePath,
  });

/** The share image of a profile, or 404. */
export async function drawProfile(scope: JobScope, identifier: string): Promise<Response> {
  const profile = await findProfile(scope, identifier);
  if (!profile) return new Response(null, { status: 404 });
  const image = await drawn(keyOf(profile));
  return new Response(image, {
    headers: { 'content-type': 'image/png', 'cache-control': SHARE_CACHE_CONTROL },
  });
}

function ProfileCard({ name, expertise, portrait }: Card) {
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
          width: 680,
          padding: '64px 32px 64px 72px',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Bricolage', fontSize: 52 }}>
          {BRAND.wordmark}
          <span style={{ color: COLOUR.brand }}>.</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 28, color: COLOUR.teal, marginBottom: 18 }}>AI companion</div>
          <div style={{ fontFamily: 'Bricolage', fontSize: name.length > 20 ? 60 : 78, lineHeight: 1.08 }}>
            {name}
          </div>
          <div style={{ fontSize: 34, lineHeight: 1.3, marginTop: 20 }}>{expertise}</div>
        </div>
        <div style={{ fontSize: 26, color: COLOUR.muted }}>Not a licensed professional. For adults, 18+</div>
      </div>
      <div
        style={{
          display: 'flex',
          width: 520,
          height: 630,
          backgroundColor: COLOUR.tint,
          alignItems: 'flex-end',
          justifyContent: 'center',
        }}
      >
        <img src={portrait} alt="" width={500} height={500} />
      </div>
    </div>
  );
}
