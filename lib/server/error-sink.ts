import { onceAProcess } from './once-a-process';

/** Takes a line of the log that tells of an error: its fields, and what happened. */
export type ErrorSink = (fields: Readonly<Record<string, unknown>>, event: string) => void;

/** Who is told of the log's errors besides the log; nobody unless a process says so. */
export const errorSink = () => onceAProcess('error sink', (): { tell: ErrorSink | null } => ({ tell: null }));
