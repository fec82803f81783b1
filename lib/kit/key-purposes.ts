/** Everything a key of our own is for. Each has a key that opens nothing else; docs/keys.md has a line on each. */
export const KEY_PURPOSES = [
  'visitor cookie',
  'sign-in',
  'one-time code',
  'limit of codes',
  'judgements',
  'held account',
  'suspended account',
  'suspended device',
  'suspended number',
  'gifts',
  'free messages',
  'starter browser',
  'fingerprint',
  'proof of work',
  'stop of mails',
  'log person',
  'log network',
] as const;

export type KeyPurpose = (typeof KEY_PURPOSES)[number];
