/** An error that the user can fix. Its message, one sentence, is all they see. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
