// Runs after `next build`: finishes the written pages, which carry no framework scripts, leaves each chunk of the server once, and bundles the server and the commands.
import fs from 'node:fs';
import { inProject, PACKAGES_FILE } from '../dev/project.mjs';
import { buildContent } from './content-build.mjs';
import { buildServer } from './server.mjs';
import { shareChunks } from './share-chunks.mjs';

const files = await buildContent();
if (!files.some(({ type }) => type.startsWith('text/html'))) throw new Error('No written page was found.');
shareChunks(inProject());
fs.writeFileSync(inProject(PACKAGES_FILE), JSON.stringify(await buildServer()));
