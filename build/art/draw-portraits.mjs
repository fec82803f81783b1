/**
 * Draws every companion, sample reviewer and author once, as illustrations, into public/.
 * Run: node build/art/draw-portraits.mjs
 *
 * Art: "Avatar Illustration System" by Micah Lanier, CC BY 4.0, remixed (hand-picked features; the bun and the
 * bindi are our own additions). docs/companions.md says how to add a person.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micah } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { nameDrawings } from './name-drawings.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const BLACK = '1d1216';
const BROWN = '3a2219';
const CHESTNUT = '5b3523';
const GREY = '6f6873';
const GOLD = 'f6a623';
const SKIN = { light: 'd9a07a', wheat: 'c68b63', brown: 'b5764d', deep: '8d5a3b' };

/** Each person: micah's features by hand, and the extras `bun` and `bindi`. */
const COMPANIONS = {
  ananya: { skin: 'light', hair: 'full', eyes: 'smiling', hoop: GOLD, shirt: ['crew', 'e4572e'] },
  kabir: { skin: 'wheat', hair: 'fonze', mouth: 'smile', shirt: ['crew', 'd98032'] },
  zoya: {
    skin: 'light',
    hair: 'turban',
    hairColor: BROWN,
    bun: true,
    brows: 'eyelashesUp',
    stud: GOLD,
    shirt: ['open', '2b8c96'],
  },

  rehan: { skin: 'brown', hair: 'fonze', mouth: 'smirk', face: 'scruff', shirt: ['collared', '5c2a55'] },
  naina: {
    skin: 'wheat',
    hair: 'full',
    hairColor: BROWN,
    mouth: 'smirk',
    brows: 'eyelashesUp',
    hoop: 'e9c46a',
    shirt: ['open', '8e1f4f'],
  },
  vikrant: {
    skin: 'wheat',
    hair: 'dannyPhantom',
    mouth: 'smirk',
    face: 'beard',
    shirt: ['collared', '37353e'],
  },

  arjun: { skin: 'light', hair: 'dannyPhantom', glasses: 'square', shirt: ['crew', 'f5b83d'] },
  pooja: {
    skin: 'wheat',
    hair: 'turban',
    bun: true,
    bindi: 'c42a57',
    mouth: 'laughing',
    hoop: GOLD,
    shirt: ['crew', '3f9b57'],
  },
  dev: {
    skin: 'brown',
    hair: 'mrClean',
    mouth: 'laughing',
    face: 'beard',
    eyes: 'smiling',
    shirt: ['crew', 'e2622f'],
  },

  tara: { skin: 'brown', hair: 'pixie', glasses: 'round', mouth: 'laughing', shirt: ['crew', '2f7f8f'] },
  aditya: { skin: 'deep', hair: 'fonze', glasses: 'round', shirt: ['collared', '6b5bb5'] },
  mihika: {
    skin: 'light',
    hair: 'full',
    hairColor: CHESTNUT,
    bindi: '8e1f4f',
    eyes: 'smiling',
    stud: GOLD,
    shirt: ['collared', 'dd9a2b'],
  },

  'isha-menon': { skin: 'wheat', hair: 'full', hairColor: BROWN, shirt: ['crew', '17806d'] },
  'harpreet-gill': {
    skin: 'wheat',
    hair: 'turban',
    hairColor: GOLD,
    face: 'beard',
    shirt: ['crew', '6a2a63'],
  },
  'meera-rao': {
    skin: 'light',
    hair: 'pixie',
    hairColor: BROWN,
    glasses: 'square',
    eyes: 'eyes',
    mouth: 'laughing',
    shirt: ['collared', '3b8f92'],
  },
  'rohan-das': { skin: 'wheat', hair: 'dannyPhantom', mouth: 'smirk', shirt: ['crew', 'f2b134'] },
  'farah-qureshi': {
    skin: 'light',
    hair: 'full',
    glasses: 'round',
    mouth: 'smile',
    shirt: ['collared', '7a4fa3'],
  },
  'thomas-kurian': {
    skin: 'deep',
    hair: 'fonze',
    hairColor: GREY,
    face: 'scruff',
    faceColor: 'e6e1ea',
    glasses: 'square',
    shirt: ['collared', '2f6fa8'],
  },
  'kavita-joshi': {
    skin: 'wheat',
    hair: 'turban',
    hairColor: GREY,
    bun: true,
    bindi: 'a3203f',
    stud: GOLD,
    shirt: ['collared', '9c2f3f'],
  },
  'sandeep-kulkarni': {
    skin: 'brown',
    hair: 'mrClean',
    glasses: 'square',
    face: 'scruff',
    shirt: ['collared', '4f7d4a'],
  },
  'ritu-bansal': {
    skin: 'light',
    hair: 'pixie',
    eyes: 'smiling',
    hoop: GOLD,
    shirt: ['crew', 'd9663a'],
  },
  'lakshmi-iyer': {
    skin: 'deep',
    hair: 'turban',
    bun: true,
    glasses: 'round',
    bindi: 'c42a57',
    stud: GOLD,
    shirt: ['crew', '1f8a70'],
  },
  'imran-shaikh': {
    skin: 'light',
    hair: 'fonze',
    hairColor: BROWN,
    face: 'beard',
    faceColor: BROWN,
    shirt: ['open', '44597a'],
  },
  'neha-baruah': {
    skin: 'light',
    hair: 'pixie',
    hairColor: CHESTNUT,
    stud: 'e9c46a',
    shirt: ['open', 'b6455f'],
  },
};

const REVIEWERS = {
  priya: { skin: 'brown', hair: 'full', hairColor: BROWN, eyes: 'smiling', shirt: ['crew', '17806d'] },
  aman: { skin: 'wheat', hair: 'fonze', face: 'scruff', shirt: ['collared', '2f6fa8'] },
  sneha: { skin: 'deep', hair: 'pixie', hoop: GOLD, mouth: 'laughing', shirt: ['crew', 'e0a02f'] },
};

/** The pen names of content/authors.ts. */
const AUTHORS = {
  mitali: { skin: 'brown', hair: 'pixie', hairColor: CHESTNUT, stud: GOLD, shirt: ['collared', '3f9b57'] },
  sameer: {
    skin: 'wheat',
    hair: 'dannyPhantom',
    face: 'scruff',
    glasses: 'round',
    shirt: ['crew', '2f6fa8'],
  },
  noor: { skin: 'light', hair: 'turban', bun: true, glasses: 'square', shirt: ['collared', '7a4fa3'] },
};

function options(person) {
  const earring = person.hoop ?? person.stud;
  return {
    // Every feature is given, so the seed decides nothing; it only has to stay the same.
    seed: 'saathi',
    baseColor: [SKIN[person.skin]],
    hair: [person.hair],
    hairColor: [person.hairColor ?? BLACK],
    hairProbability: 100,
    eyes: [person.eyes ?? 'eyes'],
    eyesColor: [BLACK],
    eyebrows: [person.brows ?? 'up'],
    eyebrowsColor: [BLACK],
    mouth: [person.mouth ?? 'smile'],
    mouthColor: [BLACK],
    nose: [person.nose ?? 'curve'],
    ears: ['attached'],
    shirt: [person.shirt[0]],
    shirtColor: [person.shirt[1]],
    facialHair: [person.face ?? 'beard'],
    facialHairColor: [person.faceColor ?? BLACK],
    facialHairProbability: person.face ? 100 : 0,
    glasses: [person.glasses ?? 'round'],
    glassesColor: [BLACK],
    glassesProbability: person.glasses ? 100 : 0,
    earrings: [person.hoop ? 'hoop' : 'stud'],
    earringColor: [earring ?? GOLD],
    earringsProbability: earring ? 100 : 0,
  };
}

/** The drawing without metadata, mask and ids, so that many can stand in one document. */
function draw(person) {
  const drawn = createAvatar(micah, options(person)).toString();
  const body = drawn.match(/<g mask="url\(#viewboxMask\)">(.*)<\/g><\/svg>$/s)?.[1];
  if (!body || /\bid="|url\(#/.test(body)) throw new Error('the drawing library changed its output');
  const behind = person.bun
    ? `<circle cx="112" cy="52" r="42" fill="#${person.hairColor ?? BLACK}" stroke="#000" stroke-width="4"/>`
    : '';
  const onTop = person.bindi ? `<circle cx="196" cy="108" r="7" fill="#${person.bindi}"/>` : '';
  const art = `${behind}${body}${onTop}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" fill="none">' +
    '<!-- Remix of Avatar Illustration System by Micah Lanier, CC BY 4.0 -->' +
    // The turban's top edge lies on the frame: a little smaller, so that it is not cut.
    (person.hair === 'turban' ? `<g transform="translate(7 15) scale(.96)">${art}</g>` : art) +
    '</svg>\n'
  );
}

/** Shown when a portrait fails to load: a neutral silhouette in the product's colours. */
const FALLBACK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" fill="none" stroke="#24131F" stroke-width="4">' +
  '<path d="M40 363c8-62 60-88 140-88s132 26 140 88Z" fill="#F0E2D6"/>' +
  '<path d="M150 232h60v44c0 18-60 18-60 0Z" fill="#E4CDBB"/>' +
  '<path d="M104 152a76 76 0 0 1 152 0v28a76 76 0 0 1-152 0Z" fill="#E4CDBB"/>' +
  '<path d="M96 158c-10-64 30-104 84-104s94 40 84 104c-20-34-52-46-84-46s-64 12-84 46Z" fill="#735E6B"/>' +
  '<path d="M158 204c10 14 34 14 44 0" stroke-linecap="round"/>' +
  '<g fill="#24131F" stroke="none"><ellipse cx="150" cy="168" rx="7" ry="10"/><ellipse cx="210" cy="168" rx="7" ry="10"/></g>' +
  '</svg>\n';

function write(folder, people) {
  const target = join(ROOT, 'public', folder);
  mkdirSync(target, { recursive: true });
  for (const [slug, person] of Object.entries(people))
    writeFileSync(join(target, `${slug}.svg`), draw(person));
  console.log(`public/${folder}: ${Object.keys(people).length} portraits`);
}

write('companions', COMPANIONS);
write('reviewers', REVIEWERS);
write('authors', AUTHORS);
writeFileSync(join(ROOT, 'public', 'companions', 'fallback.svg'), FALLBACK);
nameDrawings();
