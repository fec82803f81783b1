import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isBuilt } from '../../build/build.mjs';
import { inProject, PROGRAMS_FOLDER } from '../../dev/project.mjs';

const hasBuild = isBuilt();

/** What Node runs of a program: what the build made of it, unless its sources have changed since; that starts three times as fast. */
const startOf = (source: string) =>
  hasBuild
    ? [inProject(PROGRAMS_FOLDER, source.replace(/\.ts$/, '.mjs'))]
    : ['--import', 'tsx', inProject(source)];

/**
 * Runs the program of a command in a process of its own.
 * @param source as in `ops/commands/refunds.run.ts`
 * @returns what it wrote
 * @throws what execFile throws when it ends with another code than 0, with `code`, `stdout` and `stderr`
 */
export const runProgram = (source: string, args: readonly string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [...startOf(source), ...args], { env: { ...process.env, ...env } });
