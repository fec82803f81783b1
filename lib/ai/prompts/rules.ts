const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

export type PromptValues = Readonly<Record<string, string>>;

/**
 * Fills the `{{name}}` places of a prompt template. Values are inserted as they are and never looked at again, so a
 * placeholder inside a value stays text.
 * @throws Error naming a placeholder that has no value
 */
export function renderPrompt(template: string, values: PromptValues): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The prompt template names an unknown value: ${name}`);
    return value;
  });
}

/** One short line of what a person typed about themselves, so that it cannot open a section of the prompt. */
export function oneLine(value: string | null, maxChars = 60): string {
  return (value ?? '')
    .replace(/[\s#\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxChars);
}
