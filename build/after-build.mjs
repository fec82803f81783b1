// Runs after `next build`: finishes the written pages, which carry no framework scripts, and bundles the server.
import { buildContent } from './content-build.mjs';
import { buildServer } from './server.mjs';

const files = await buildContent();
if (!files.some(({ type }) => type.startsWith('text/html'))) throw new Error('No written page was found.');
await buildServer();
