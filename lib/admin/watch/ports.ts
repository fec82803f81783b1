/** What goes to the webhook: `text` for people, all else for machines. */
export type AlertMessage = {
  text: string;
  kind: string;
  phase: 'opened' | 'resolved' | 'test';
  /** The same for each try: an alert that comes twice is one. */
  id: string;
  subject: string;
  /** ISO 8601 */
  at: string;
  /** Where in the console it is looked into. */
  url: string;
  fields: Readonly<Record<string, string | number>>;
};

export type PostAnswer = {
  isTaken: boolean;
  /** A status of HTTP, or the name of a failure. */
  code: string;
  /** The beginning of what the other side said. */
  words: string;
};

/** Posts an alert to the webhook; never throws. Implemented by lib/providers/alert-webhook.ts. */
export type PostAlert = (message: AlertMessage) => Promise<PostAnswer>;
