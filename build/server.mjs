import { build } from 'esbuild';
import { inProject, SERVER_FILE } from '../dev/project.mjs';

/** Puts the server, its calls and everything of the project that they use into one file; packages stay where they are. */
export async function buildServer() {
  await build({
    entryPoints: [inProject('server/main.ts')],
    outfile: inProject(SERVER_FILE),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    tsconfig: inProject('tsconfig.json'),
    logLevel: 'warning',
  });
}
