import type { Challenge } from './contract';

/** Who asks a browser for something that a script for thousands of them finds dear. */
export type VisitorCheck = {
  /** What a browser has to do for its free messages. Nothing is stored. */
  ask(visitorId: string, now: Date): Challenge;
  /**
   * @param proof what the browser made of a challenge
   * @returns a name of the solved challenge, which is the same for the same one; null when it proves nothing for this visitor
   * @throws Error when the service that judges it does not answer
   */
  check(proof: string, visitor: { visitorId: string; ipAddress: string; now: Date }): Promise<string | null>;
};
