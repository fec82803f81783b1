import { mirrorOf, quoteOf } from './echo.ts';
import { expressionIn } from './language.ts';
import { SOFT, TAILS } from './lines/flavour.ts';
import type { Lines, Topic } from './lines/line.ts';
import { ASKED, LISTEN, LISTEN_CARE, MIRROR, NO, OPENERS, SHARES, SHORT, YES } from './lines/listening.ts';
import { CALLBACKS, NAME_RECALL, NOT_TOLD, NOTED, RECALL, RECALL_FRAME } from './lines/recall.ts';
import { STARTERS } from './lines/starters.ts';
import { WELCOME_ASK } from './lines/welcome.ts';
import { type Fact, factIn, factsOf } from './memory.ts';
import { chance, following, pick, pickPair, render, type Voice } from './voice.ts';

const ASK_NAME =
  /\b(?:what(?:'s| is|s) my name|(?:do you )?(?:know|remember) my name|mera naam (?:kya|yaad|bata)|who am i)\b|मेरा नाम (?:क्या|याद|बता)/iu;
const ASK_MEMORY =
  /\b(?:(?:do|did) you (?:even )?remember|what do you (?:know|remember)|remember (?:me|what i)|yaad hai (?:na|kya|mera|maine|main)|kya yaad hai|(?:mere baare|mere bare) mein kya|where do i (?:live|work)|what do i (?:do|like)|what(?:'s| is) my (?:dog|cat|pet)(?:'s name| called)?|my (?:dog|cat|pet) called|(?:kutte|billi|dog|cat) ka naam kya)\b|याद है|मेरे बारे में क्या/iu;
const YES_ONLY =
  /^\W*(?:yes+|yeah|yep|yup|ya|sure|true|exactly|of course|haan+|han|ha|ji|ji haan|bilkul|sahi|हाँ|हां|जी|बिल्कुल|सही)\W*$/iu;
const NO_ONLY = /^\W*(?:no+|nope|nah|not really|never|nahi+|nahin|na|bilkul nahi|नहीं|ना|बिल्कुल नहीं)\W*$/iu;
/** What may come up by itself: troubles only beside troubles. */
const LIGHT_CALLBACKS: readonly Fact[] = ['like', 'city', 'job', 'pet'];
const HEAVY_CALLBACKS: readonly Fact[] = ['person', 'feeling', 'job'];
const HEAVY = new Set(
  'breakup lonely anxiety sad anger sleep selfdoubt work marriage family money health tired medicine exams home'.split(
    ' ',
  ),
);
const FLIRTING = new Set(['erotic', 'romantic', 'truelove']);

/** The reactions of a topic that fit the chat type. */
export function reactionLines(topic: Topic, voice: Voice): Lines {
  if (voice.persona.chatType === 'psychologist') return topic.care ?? topic.say;
  return FLIRTING.has(voice.persona.chatType) ? (topic.flirt ?? topic.say) : topic.say;
}

function listenLines(voice: Voice): Lines {
  return voice.persona.chatType === 'psychologist' ? LISTEN_CARE : LISTEN;
}

function starters(voice: Voice): Lines {
  const { chatType } = voice.persona;
  return STARTERS[chatType === 'friendly' || chatType === 'psychologist' ? chatType : 'love'];
}

/** The answer when the person asks what is remembered. */
export function recalled(text: string, voice: Voice): string | undefined {
  if (ASK_NAME.test(text)) {
    const name = voice.memory.get('name');
    return name === undefined
      ? pick(NOT_TOLD, voice, 'untold')
      : pick(NAME_RECALL, voice, 'recall', { x: name });
  }
  if (!ASK_MEMORY.test(text)) return undefined;
  const pieces = [...voice.memory].flatMap(([fact, value]) => {
    const line = RECALL[fact][voice.lang][0];
    return line === undefined ? [] : [line.replace('{x}', factIn(fact, value, voice.lang))];
  });
  if (pieces.length === 0) return pick(NOT_TOLD, voice, 'untold');
  return pick(RECALL_FRAME, voice, 'recall', { x: pieces.join(', ') });
}

function noted(text: string, voice: Voice): string | undefined {
  const facts = factsOf(text);
  for (const fact of ['name', 'pet', 'job', 'city', 'like'] as const) {
    const value = facts.get(fact);
    const lines = NOTED[fact];
    if (value !== undefined && lines) return pick(lines, voice, fact, { x: value });
  }
  return undefined;
}

/** The first part of a reply: what the person's words do to the companion. */
export function reaction(text: string, topic: Topic | undefined, voice: Voice): string {
  const told =
    topic === undefined || factsOf(text).has('name') || factsOf(text).has('pet')
      ? noted(text, voice)
      : undefined;
  if (told) return told;
  const values = { mirror: mirrorOf(text), quote: quoteOf(text) };
  const echo = () => (text.length >= 16 ? pick(MIRROR, voice, 'mirror', values) : undefined);
  if (topic) {
    const x = topic.detail?.exec(text)?.[0];
    const playful = voice.persona.chatType !== 'psychologist' || topic.care === undefined;
    const detailed =
      playful && x && topic.detailSay && chance(voice, 'detail', 10) < 6
        ? pick(topic.detailSay, voice, 'detailed', { x: x.toLowerCase() })
        : undefined;
    const echoed = !detailed && topic.ask && chance(voice, 'echo', 10) < 2 ? echo() : undefined;
    const said = detailed ?? echoed ?? pick(reactionLines(topic, voice), voice, topic.id);
    if (said) return said;
  }
  let line: string | undefined;
  if (YES_ONLY.test(text)) line = pick(YES, voice, 'yes');
  else if (NO_ONLY.test(text)) line = pick(NO, voice, 'no');
  else if (/\?\s*$/.test(text) && !topic) line = pick(ASKED, voice, 'asked');
  else if (text.length <= 8) line = pick(SHORT, voice, 'short');
  else if (chance(voice, 'echo', 10) < 4) line = echo();
  const listen = listenLines(voice);
  return (
    line ?? pick(listen, voice, 'listen') ?? pickPair(listen, voice, 'listen') ?? `${voice.persona.name} …`
  );
}

/** Something the person told before, brought up by itself. */
export function callback(text: string, heavy: boolean, voice: Voice): string | undefined {
  const fresh = factsOf(text);
  const order = heavy ? HEAVY_CALLBACKS : LIGHT_CALLBACKS;
  const start = chance(voice, 'fact', order.length);
  for (let i = 0; i < order.length; i += 1) {
    const fact = order[(start + i) % order.length] ?? 'like';
    const value = voice.memory.get(fact);
    const lines = CALLBACKS[fact];
    if (value === undefined || !lines || fresh.has(fact)) continue;
    const x = factIn(fact, value, voice.lang);
    if (voice.earlier.slice(-600).includes(x.toLowerCase())) continue;
    const said = pick(lines, voice, `callback ${fact}`, { x });
    if (said) return said;
  }
  return undefined;
}

/** The second part of a reply: a question, a memory or a closing touch. */
export function second(
  text: string,
  topic: Topic | undefined,
  subject: Topic | undefined,
  voice: Voice,
): string | undefined {
  const roll = chance(voice, 'second', 100);
  const heavy = HEAVY.has((topic ?? subject)?.id ?? '');
  const tails = TAILS[voice.persona.chatType];
  const tail = () =>
    (heavy ? pick(SOFT, voice, 'soft') : undefined) ??
    pick(tails, voice, 'tail') ??
    pick(SHARES, voice, 'share');
  const answered =
    (topic?.id === 'my-name' && voice.memory.has('name')) ||
    (topic?.id === 'my-city' && voice.memory.has('city')) ||
    (topic?.id === 'pets' && voice.memory.has('pet'));
  const asking = answered ? undefined : (topic?.ask ?? subject?.ask);
  if (asking && roll < (topic?.id === 'greeting' ? 90 : heavy ? 65 : 56))
    return pick(asking, voice, 'ask') ?? tail();
  if (asking || heavy) return roll < 76 ? (callback(text, heavy, voice) ?? tail()) : tail();
  if (roll < 26) return callback(text, heavy, voice) ?? tail();
  if (roll < 36) return pick(SHARES, voice, 'share') ?? tail();
  if (roll >= 70) return tail();
  // A psychologist's questions are about a feeling: before one was named, an open question fits better.
  const unnamed = voice.persona.chatType === 'psychologist' && !subject;
  return pick(unnamed ? WELCOME_ASK : starters(voice), voice, 'starter') ?? tail();
}

/** Puts a signature expression or a small opener before the first part, now and then. */
export function lead(said: string, asked: boolean, voice: Voice): string {
  const roll = chance(voice, 'lead', 10);
  for (const value of voice.memory.values()) if (said.startsWith(value)) return said;
  if (
    roll > 4 ||
    /^(?:mm|hm|oh|ah|ok|arre|achha|haan|hi|hey|hello|oho|theek|lo|हम्म|अरे|अच्छा|हाँ|ओहो|लो|नमस्ते|so\b|right|fair|")/i.test(
      said,
    )
  )
    return said;
  if (roll < 3) {
    const phrases = voice.persona.phrases.flatMap((phrase) => expressionIn(phrase, voice.lang) ?? []);
    const phrase = phrases[chance(voice, 'phrase', Math.max(1, phrases.length))];
    const recent = voice.earlier.slice(-500);
    if (phrase && !/batao|bolo|tell|बताओ|बोलो/i.test(phrase) && !recent.includes(phrase.toLowerCase())) {
      const start = phrase.charAt(0).toUpperCase() + phrase.slice(1);
      if (!/[?!.…]$/.test(phrase)) return `${start}, ${following(said, voice)}`;
      if (!asked || !phrase.includes('?')) return `${start} ${said}`;
    }
    return said;
  }
  const pool = OPENERS[voice.lang];
  const opener = render(pool[chance(voice, 'opener', pool.length)] ?? '', voice) ?? '';
  if (voice.earlier.slice(-400).includes(opener.toLowerCase())) return said;
  return opener.endsWith(',') ? `${opener} ${following(said, voice)}` : `${opener} ${said}`;
}
