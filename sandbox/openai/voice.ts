import { respectful } from './language.ts';
import type { Lang, Lines } from './lines/line.ts';
import type { Memory } from './memory.ts';
import type { Persona } from './persona.ts';

/** Everything a line needs to be spoken, and what was said already. */
export type Voice = {
  persona: Persona;
  lang: Lang;
  memory: Memory;
  seed: number;
  /** Everything the companion said before, lower case. */
  earlier: string;
};

export type Values = Readonly<Record<string, string | undefined>>;

const FRAME_MIN_CHARS = 8;
const FRAME_MEMORY_CHARS = 3000;

/** FNV-1a: the same talk always gets the same reply. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** A stable number below `limit` for this talk and purpose. */
export function chance(voice: Voice, purpose: string, limit: number): number {
  let mixed = Math.imul(voice.seed ^ hash(purpose), 2654435761);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) % limit;
}

function own(voice: Voice, tag: string): string | undefined {
  const { persona } = voice;
  if (tag === 'me') return persona.name;
  if (tag === 'ho')
    return persona.chatType === 'psychologist'
      ? voice.lang === 'hi'
        ? 'हैं'
        : 'hain'
      : voice.lang === 'hi'
        ? 'हो'
        : 'ho';
  if (tag === 'like') return persona.likes[chance(voice, 'like', Math.max(1, persona.likes.length))];
  if (tag === 'habit') return persona.habits[chance(voice, 'habit', Math.max(1, persona.habits.length))];
  if (tag === 'city') return persona.city || undefined;
  if (tag === 'age') return persona.age || undefined;
  if (tag === 'work') return persona.work || undefined;
  return undefined;
}

/** The line as this companion says it, or nothing when a value it needs is unknown. */
export function render(line: string, voice: Voice, values: Values = {}): string | undefined {
  let missing = false;
  let said = voice.persona.chatType === 'psychologist' ? respectful(line, voice.lang) : line;
  if (said.includes('['))
    said = said.replace(/\[([^\]/]*)\/([^\]/]*)\]/g, voice.persona.female ? '$1' : '$2');
  if (said.includes('{')) {
    said = said.replace(/\{(\w+)\}/g, (_, tag: string) => {
      const value = values[tag] ?? own(voice, tag);
      if (value === undefined) missing = true;
      return value ?? '';
    });
  }
  if (missing || said === '') return undefined;
  if (line.includes('. {')) said = said.replace(/\. [a-z]/g, (start) => start.toUpperCase());
  if (voice.lang === 'en') said = said.replace(/\b([Aa]) (?=[aeiou])/g, '$1n ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Whether the fixed words of a line were used lately, whatever filled its gap. */
function saidLately(line: string, voice: Voice): boolean {
  const fixed = line.split(/\{\w+\}|\[[^\]]*\]/).sort((a, b) => b.length - a.length)[0] ?? '';
  return (
    fixed.length >= FRAME_MIN_CHARS && voice.earlier.slice(-FRAME_MEMORY_CHARS).includes(fixed.toLowerCase())
  );
}

/** A variant that was not said yet, or nothing when all were. */
export function pick(lines: Lines, voice: Voice, purpose: string, values?: Values): string | undefined {
  const pool = lines[voice.lang];
  const start = chance(voice, purpose, Math.max(1, pool.length));
  for (let i = 0; i < pool.length; i += 1) {
    const line = pool[(start + i) % pool.length] ?? '';
    if (/\{(?:x|quote|mirror)\}/.test(line) && saidLately(line, voice)) continue;
    const said = render(line, voice, values);
    if (said !== undefined && !voice.earlier.includes(said.toLowerCase())) return said;
  }
  return undefined;
}

/** Two variants joined in a way not said yet: for talks so long that every single one was used. */
export function pickPair(lines: Lines, voice: Voice, purpose: string): string | undefined {
  const pool = lines[voice.lang].map((line) => render(line, voice)).filter((line) => line !== undefined);
  const start = chance(voice, purpose, Math.max(1, pool.length));
  for (let step = 1; step < pool.length; step += 1) {
    for (let i = 0; i < pool.length; i += 1) {
      const said = `${pool[(start + i) % pool.length]} ${pool[(start + i + step) % pool.length]}`;
      if (!voice.earlier.includes(said.toLowerCase())) return said;
    }
  }
  return undefined;
}

/** Lower-cases the first letter so that a line can follow a comma; "I" and names stay. */
export function following(line: string, voice: Voice): string {
  for (const value of voice.memory.values())
    if (line.toLowerCase().startsWith(value.toLowerCase())) return line;
  if (/^(?:I\b|I'|AI\b|"|[A-Z]{2})/.test(line) || line.startsWith(voice.persona.name)) return line;
  return line.charAt(0).toLowerCase() + line.slice(1);
}
