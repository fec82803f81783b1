const TAG = /<\/?[a-z!][^<>]*>/gi;
/** Marks that separate the parts of a talk for one model or another. */
const CONTROL_TOKEN = /<\|[^|\n]{0,40}\|>|<<\/?sys>>|\[\/?inst\]/gi;
/** A line that pretends to be somebody else's part of the talk. */
const ROLE = /^[ \t>*_#-]*(system|assistant|developer|user|tool)[ \t]*(?:[*_]+[ \t]*)?[:：]/gim;

/** A line that is nothing but a note in square brackets, as talks are handed to a model with. */
const BRACKETED_LINE = /^[ \t]*\[[^[\]\n]{1,200}\][ \t]*$/gm;
/** A picture in words, as lib/ai/pictures writes those that were sent; it may be cut. */
const PICTURE = /\[(?:picture|image|photo)\s*:[^\]\n]{0,200}(?:\]|$)/gim;

/** Every character that a mark of any kind is made of. */
const MARK = /[<>[\](){}|`*_#•+:：-]/g;
/** Marks inside marks that are looked for; nobody writes more. */
const NESTED_MAX = 10;

/** Elements whose content is no text. */
const WITHOUT_TEXT = ['script', 'style'].map((name) => ({
  opening: `<${name}`,
  tag: new RegExp(`<${name}|</${name}\\s*>`, 'gi'),
}));
/** Marks of bold words. */
const BOLD = ['**', '__'];

/**
 * Applies a change until it changes nothing more, so that what it takes away cannot uncover another mark. A text nested
 * deeper than anybody writes, which would take a pass for every level, loses all characters that marks are made of.
 */
function withoutNested(text: string, change: (text: string) => string): string {
  let before = text;
  for (let pass = 0; pass < NESTED_MAX; pass += 1) {
    const after = change(before);
    if (after === before) return after;
    before = after;
  }
  return change(before.replace(MARK, ' '));
}

/** Takes out elements with all they hold, each from its first opening to the next closing; an unclosed one stays. */
function withoutElements(text: string): string {
  if (!text.includes('</')) return text;
  let rest = text;
  for (const { opening, tag } of WITHOUT_TEXT) {
    let [kept, from, opened] = ['', 0, -1];
    for (const { 0: found, index } of rest.matchAll(tag)) {
      if (found.toLowerCase() === opening) {
        if (opened === -1) opened = index;
      } else if (opened !== -1) {
        kept += rest.slice(from, opened);
        [from, opened] = [index + found.length, -1];
      }
    }
    rest = kept + rest.slice(from);
  }
  return rest;
}

const isWritten = (character: string | undefined) => character !== undefined && /\S/.test(character);

/** A line without the pairs of a mark around words. Walks over the line once, whatever stands in it. */
function withoutPairs(line: string, mark: string): string {
  let [kept, from, opened, next] = ['', 0, -1, 0];
  for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, next)) {
    next = at + 1;
    if (opened === -1) {
      if (!isWritten(line[at + mark.length])) continue;
      opened = at;
      next = at + mark.length + 1;
    } else if (isWritten(line[at - 1])) {
      kept += line.slice(from, opened) + line.slice(opened + mark.length, at);
      from = at + mark.length;
      [opened, next] = [-1, from];
    }
  }
  return kept + line.slice(from);
}

function withoutBold(text: string): string {
  const marks = BOLD.filter((mark) => text.includes(mark));
  if (marks.length === 0) return text;
  return text
    .split('\n')
    .map((line) => marks.reduce(withoutPairs, line))
    .join('\n');
}

const withoutMarkup = (text: string) =>
  withoutBold(
    withoutElements(text.replace(CONTROL_TOKEN, ''))
      .replace(TAG, '')
      .replace(/^[ \t]*`{3,}.*$/gm, '')
      .replace(/\[\[[^[\]\n]{0,100}\]\]/g, '')
      .replace(BRACKETED_LINE, '')
      .replace(PICTURE, '')
      .replace(/!?\[([^[\]\n]{0,200})\]\((?:[^()\n]*)\)/g, '$1')
      .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
      .replace(/^[ \t]{0,3}>[ \t]?/gm, '')
      .replace(/^[ \t]*(?:[*•+]|-(?!-))[ \t]+(?=\S)/gm, ''),
  )
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(ROLE, '')
    .trim();

/**
 * A model's reply as text only: no tags, no markdown, no line that forges another speaker. What remains is shown as it
 * is, never as markup. "2 < 3" and "<3" stay. The time it takes grows with the length of the reply, whatever is in it.
 */
export function toPlainText(reply: string): string {
  return withoutNested(reply.trim(), withoutMarkup);
}

/**
 * What a person wrote, as it goes to the model: it can close no delimiter and open no part of another speaker. The
 * person's own bubble stays as written.
 */
export function escapeForPrompt(text: string): string {
  if (!/[<[:：]/.test(text)) return text.trim();
  return withoutNested(text, (one) =>
    one
      .replace(CONTROL_TOKEN, ' ')
      .replace(/\[(welcome)\]/gi, '($1)')
      .replace(/\[(picture\s*:[^\]\n]*)\]?/gi, '($1)'),
  )
    .replace(ROLE, (line) => `(${line.replace(/[:：\s>*_#-]/g, '')}) `)
    .trim();
}
