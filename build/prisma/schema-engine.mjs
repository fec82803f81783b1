#!/usr/bin/env node
// Prisma's command line wants a native schema engine, which it would download. Named in
// PRISMA_SCHEMA_ENGINE_BINARY, this program takes its place: the same arguments and the same JSON-RPC over
// standard input and output, answered by the WebAssembly build of the very same engine.
//
// A development tool, for `prisma migrate diff` and `status`. The product migrates with ops/commands/migrate.mjs.
import { runCommand } from './engine-commands.mjs';
import { createEngine } from './engine-core.mjs';
import { serveRequests } from './engine-protocol.mjs';

/**
 * @param {readonly string[]} args
 * @returns {{ schemaFiles: string[], url: string | undefined, command: string | undefined, version: boolean }}
 */
function readArguments(args) {
  /** @type {string[]} */
  const schemaFiles = [];
  let url;
  let command;
  const version = args.includes('--version') || args.includes('-V');
  for (let at = 0; at < args.length; at += 1) {
    const value = args[at + 1] ?? '';
    if (args[at] === 'cli') command = value;
    else if (args[at] === '--datamodels') schemaFiles.push(value);
    else if (args[at] === '--datasource') url = JSON.parse(value).url;
    else continue;
    at += 1;
  }
  return { schemaFiles, url, command, version };
}

const { schemaFiles, url, command, version } = readArguments(process.argv.slice(2));

if (version) console.log('schema-engine-cli wasm');
else if (command) process.exitCode = await runCommand(command, url ?? '');
else await serveRequests(createEngine(schemaFiles, url));
