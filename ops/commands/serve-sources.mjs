import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { inProject } from '../../dev/project.mjs';

/**
 * The server straight from its TypeScript. Its calls are read again with the first request after one of their files has
 * changed; the server itself and the background jobs stay as they were at the start.
 */
export async function serverOfSources() {
  const { startServer, checkEnvironment, describeServices } = await tsImport(
    '../../server/server.ts',
    import.meta.url,
  );
  const loadCalls = freshCalls();
  return {
    checkEnvironment,
    describeServices,
    /** @param {Omit<import('../../server/server.ts').ServerOptions, 'loadCalls'>} options */
    start: (options) => startServer({ ...options, loadCalls }),
  };
}

function freshCalls() {
  /** The files of the calls, and when they were read. @type {Set<string>} */
  let files = new Set();
  let readAt = 0;
  /** @type {Promise<import('../../server/find-call.ts').FindCall> | undefined} */
  let calls;
  const isStale = () => [...files].some((file) => changedAt(file) > readAt);
  return () => {
    if (calls && !isStale()) return calls;
    files = new Set();
    readAt = Date.now();
    calls = tsImport('../../server/calls.ts', {
      parentURL: import.meta.url,
      onImport: (url) => {
        const file = fileURLToPath(new URL(url));
        if (file.startsWith(inProject()) && !file.includes('node_modules')) files.add(file);
      },
    }).then(({ findCall }) => findCall);
    return calls;
  };
}

/** @param {string} file @returns {number} ms since 1970; 0 when it is gone */
const changedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
