const TAG = /<\/?[a-z!][^<>]*>/gi;
/** Marks that separate the parts of a talk for one model or another. */
const CONTROL_TOKEN = /<\|[^|\n]{0,40}\|>|<<\/?sys>>|\[\/?inst\]/gi;
/** A line that pretends to be somebody else's part of the talk. */
const ROLE = /^[ \t>*_#-]*(system|assistant|developer|user|tool)[ \t]*[*_]*[ \t]*[:：]/gim;

/** Applies a change until it changes nothing more, so that what it takes away cannot uncover another one. */
function settled(text: string, change: (text: string) => string): string {
  let before = text;
  for (;;) {
    const after = change(before);
    if (after === before) return after;
    before = after;
  }
}

const withoutMarkup = (text: string) =>
  text
    .replace(CONTROL_TOKEN, '')
    .replace(/<(script|style)[\s\S]*?<\/\1\s*>/gi, '')
    .replace(TAG, '')
    .replace(/^[ \t]*`{3,}.*$/gm, '')
    .replace(/\[\[[^\]\n]{0,100}\]\]/g, '')
    .replace(/!?\[([^\]\n]*)\]\((?:[^()\n]*)\)/g, '$1')
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
  return settled(reply, withoutMarkup).trim();
}

/**
 * What a person wrote, as it goes to the model: it can close no delimiter and open no part of another speaker. The
 * person's own bubble stays as written.
 */
export function asConversation(text: string): string {
  return settled(text, (one) => one.replace(CONTROL_TOKEN, ' ').replace(/\[(welcome)\]/gi, '($1)'))
    .replace(ROLE, (line) => `(${line.replace(/[:：\s>*_#-]/g, '')}) `)
    .trim();
}
