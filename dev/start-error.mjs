/** Something the person at the keyboard can put right. Its message is the one sentence they get to see. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
