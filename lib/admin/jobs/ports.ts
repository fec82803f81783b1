import type { Runner } from '@/lib/kit/scope';

/** Why shared jobs are not done; empty while they are. Implemented by lib/server/queue-health.ts. */
export type QueueReasons = (db: Runner) => Promise<string[]>;
