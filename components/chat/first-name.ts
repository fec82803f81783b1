/** The name a companion goes by in the chat. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
