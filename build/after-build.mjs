// Runs after `next build`: finishes the written pages, which go without scripts, and makes the server's file.
import { buildContent } from './content-build.mjs';
import { buildServer } from './server.mjs';

const files = await buildContent();
if (!files.some(({ type }) => type.startsWith('text/html'))) throw new Error('No written page was found.');
await buildServer();
