const TAG = /<\/?[a-z!][^<>]*>/gi;
/** Marks that separate the parts of a talk for one model or another. */
const CONTROL_TOKEN = /<\|[^|\n]{0,40}\|>|<<\/?sys>>|\[\/?inst\]/gi;
/** A line that pretends to be somebody else's part of the talk. */
const ROLE = /^[ \t>*_#-]*(system|assistant|developer|user|tool)[ \t]*[*_]*[ \t]*[:：]/gim;

/** Every character that a mark of any kind is made of. */
const MARK = /[<>[\](){}|`*_#•+:：-]/g;
/** Marks inside marks that are looked for; nobody writes more. */
const NESTED_MAX = 10;

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

const withoutMarkup = (text: string) =>
  text
    .replace(CONTROL_TOKEN, '')
    .replace(/<(script|style)[\s\S]*?<\/\1\s*>/gi, '')
    .replace(TAG, '')
    .replace(/^[ \t]*`{3,}.*$/gm, '')
    .replace(/\[\[[^\]\n]{0,100}\]\]/g, '')
    .replace(/!?\[([^\]\n]{0,200})\]\((?:[^()\n]*)\)/g, '$1')
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]{0,3}>[ \t]?/gm, '')
    .replace(/^[ \t]*(?:[*•+]|-(?!-))[ \t]+(?=\S)/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(ROLE, '');

/**
 * A model's reply as text only: no tags, no markdown, no line that forges another speaker. What remains is shown as it
 * is, never as markup. "2 < 3" and "<3" stay.
 */
export function toPlainText(reply: string): string {
  return withoutNested(reply, withoutMarkup).trim();
}

/**
 * What a person wrote, as it goes to the model: it can close no delimiter and open no part of another speaker. The
 * person's own bubble stays as written.
 */
export function escapeForPrompt(text: string): string {
  if (!/[<[:：]/.test(text)) return text.trim();
  return withoutNested(text, (one) => one.replace(CONTROL_TOKEN, ' ').replace(/\[(welcome)\]/gi, '($1)'))
    .replace(ROLE, (line) => `(${line.replace(/[:：\s>*_#-]/g, '')}) `)
    .trim();
}
