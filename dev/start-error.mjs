/** An error that the user can fix. Its message is all they see: a sentence, or one for each reason. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
