import { languageOf, languageOfTalk } from './language.ts';
import { WELCOME, WELCOME_ASK, WELCOME_BACK, WELCOME_CARE } from './lines/welcome.ts';
import { remember } from './memory.ts';
import { callback, lead, reaction, reactionLines, recalled, second } from './parts.ts';
import { personaOf } from './persona.ts';
import { subjectBefore, topicOf } from './topics.ts';
import { chance, following, hash, pick, pickPair, render, type Voice } from './voice.ts';

export type Turn = { role: string; text: string };

const WELCOME_MARK = '[welcome]';
/** Words after which an earlier trouble is left alone. */
const CHEERFUL =
  /\b(?:nice|good|great|cool|awesome|lol|haha+|mast|badhiya|achha laga|acha laga|maza)\b|अच्छा लगा|बढ़िया|मज़ा/iu;

/** Leaves the last question and ends earlier ones as statements: nobody likes two at once. */
function oneQuestion(bubbles: readonly string[]): string[] {
  const text = bubbles.join('\n\n');
  const last = text.lastIndexOf('?');
  return text.replace(/\?/g, (mark, at: number) => (at === last ? mark : '.')).split('\n\n');
}

function welcomed(voice: Voice, spoken: boolean): string[] {
  const name = voice.memory.get('name');
  const care = voice.persona.chatType === 'psychologist';
  const fitting = voice.persona.greetings.filter((line) => {
    const lang = languageOf(line) ?? 'en';
    return lang === voice.lang || (voice.lang === 'hg' && lang === 'en');
  });
  const start = chance(voice, 'greeting', Math.max(1, fitting.length));
  const ownLine = fitting
    .map((_, i) => fitting[(start + i) % fitting.length])
    .find((line) => line && !voice.earlier.includes(line.toLowerCase()));
  let first =
    (spoken ? pick(WELCOME_BACK, voice, 'back') : ownLine) ??
    pick(care ? WELCOME_CARE : WELCOME, voice, 'welcome') ??
    voice.persona.name;
  if (name) {
    const hello = /^(hi|hey|hello|namaste|arre|नमस्ते|अरे)(?=[\s,.!])[,.!]?\s*/i;
    first = hello.test(first) ? first.replace(hello, `$1 ${name}, `) : `${name}! ${first}`;
  }
  const next =
    (spoken ? callback('', false, voice) : undefined) ??
    (first.includes('?') ? undefined : pick(WELCOME_ASK, voice, 'ask'));
  return oneQuestion(next ? [first, next] : [first]);
}

function composed(text: string, userTexts: readonly string[], voice: Voice): string[] {
  const fromMemory = recalled(text, voice);
  if (fromMemory) return [fromMemory];
  const topic = topicOf(text);
  if (topic?.alone) {
    const lines = reactionLines(topic, voice);
    const said =
      pick(lines, voice, topic.id) ??
      (topic.id === 'crisis' || topic.id === 'minor'
        ? render(lines[voice.lang][0] ?? '', voice)
        : pickPair(lines, voice, topic.id));
    if (said) return [said];
  }
  const next = second(
    text,
    topic,
    topic || CHEERFUL.test(text) ? undefined : subjectBefore(userTexts),
    voice,
  );
  const first = lead(reaction(text, topic, voice), next?.includes('?') ?? false, voice);
  if (next === undefined) return [first];
  const name = voice.memory.get('name');
  const called =
    name &&
    chance(voice, 'vocative', 6) === 0 &&
    !voice.earlier.slice(-400).includes(name.toLowerCase()) &&
    !first.includes(name) &&
    !next.includes(name)
      ? `${name}, ${following(next, voice)}`
      : next;
  return first.length + called.length < 80 && chance(voice, 'join', 2) === 0
    ? [`${first} ${called}`]
    : [first, called];
}

/** The companion's next bubbles for a talk: system prompt first, the person's words last. */
export function replyTo(turns: readonly Turn[]): string[] {
  const prompt = turns.filter(
    (turn) => /system|developer/.test(turn.role) && !turn.text.includes(WELCOME_MARK),
  );
  const persona = personaOf(
    prompt.length === 1 ? (prompt[0]?.text ?? '') : prompt.map((turn) => turn.text).join('\n'),
  );
  const welcome = turns.at(-1)?.text.includes(WELCOME_MARK) ?? false;
  const userTexts = turns
    .filter((turn) => turn.role === 'user' && !turn.text.includes(WELCOME_MARK))
    .map((turn) => turn.text);
  const earlier = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.text);
  const text = userTexts.at(-1)?.trim() ?? '';
  const base = `${persona.name}|${turns.length}|${text}|${earlier.at(-1) ?? ''}`;
  const voice: Voice = {
    persona,
    lang: languageOfTalk(userTexts, persona.person.get('language') ?? ''),
    memory: remember(persona.person, userTexts),
    seed: hash(base),
    earlier: earlier.join('\n\n').toLowerCase(),
  };
  if (welcome) return welcomed(voice, userTexts.length > 0);
  const seen = new Set(voice.earlier.split(/\n\n/));
  let bubbles = oneQuestion(composed(text, userTexts, voice));
  for (
    let attempt = 1;
    attempt < 12 && bubbles.some((bubble) => seen.has(bubble.toLowerCase()));
    attempt += 1
  ) {
    voice.seed = hash(`${base}|${attempt}`);
    bubbles = oneQuestion(composed(text, userTexts, voice));
  }
  return bubbles;
}
