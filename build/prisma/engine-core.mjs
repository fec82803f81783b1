// The engine itself, and the requests that need something from around it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { EngineAdapterFactory } from './engine-adapter.mjs';
import { checkConnection, createDatabase } from './engine-databases.mjs';
import { logLine, print } from './engine-protocol.mjs';

const ENGINE = '@prisma/schema-engine-wasm/schema_engine_bg';
/** An address without a server: comparing two schema files needs no database, but the engine requires a URL. */
const NOWHERE = 'postgresql://none@127.0.0.1:1/none';

/** @returns {Promise<any>} the engine's module, which cannot load its WebAssembly by itself in Node */
async function loadModule() {
  const glue = await import(ENGINE);
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve(ENGINE)),
    'schema_engine_bg.wasm',
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(exports);
  /** @type {any} */ (exports).__wbindgen_start();
  return glue;
}

/** A crash of the engine cannot be caught; it is reported here, and nothing answers afterwards. */
function endOnCrash() {
  const registry = {
    /** @param {string} message */
    set_message(message) {
      logLine('ERROR', { message, is_panic: true });
      process.exitCode = 1;
      setImmediate(() => process.exit());
    },
  };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry });
}

/** How the engine names a driver's error, which it keeps to itself. */
const DRIVER_ERROR = /External error id#(\d+)/;

/**
 * @param {unknown} error of the engine
 * @param {import('@prisma/driver-adapter-utils').ErrorRegistry} registry
 * @returns {unknown} the driver's own error, where that is what the engine names; it says what went wrong
 */
function causeOf(error, registry) {
  const id = DRIVER_ERROR.exec(error instanceof Error ? error.message : String(error))?.[1];
  const cause = id === undefined ? undefined : registry.consumeError(Number(id))?.error;
  return cause === undefined ? error : new Error(`The database refused: ${cause}`, { cause });
}

/**
 * @param {readonly string[]} schemaFiles
 * @param {string | undefined} url
 */
async function start(schemaFiles, url) {
  endOnCrash();
  const { SchemaEngine } = await loadModule();
  const datamodels = schemaFiles.map((file) => [file, fs.readFileSync(file, 'utf8')]);
  const adapter = bindMigrationAwareSqlAdapterFactory(new EngineAdapterFactory(url ?? NOWHERE));
  const engine = await SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => undefined,
    adapter,
  );
  /** @type {(method: string, params: any) => Promise<any>} */
  return (method, params) =>
    engine[method](params).catch((/** @type {unknown} */ error) => {
      throw causeOf(error, adapter.errorRegistry);
    });
}

/**
 * @param {readonly string[]} schemaFiles
 * @param {string | undefined} url
 * @returns {(method: string, params: any) => Promise<unknown>} answers one request
 */
export function createEngine(schemaFiles, url) {
  /** @type {ReturnType<typeof start> | undefined} */
  let engine;
  /** @type {(method: string, params: any) => Promise<any>} */
  const ask = async (method, params) => {
    engine ??= start(schemaFiles, url);
    return (await engine)(method, params);
  };

  /** @type {Readonly<Record<string, (params: any) => Promise<unknown>>>} */
  const own = {
    createDatabase: (params) => createDatabase(params?.datasource?.url ?? url),
    ensureConnectionValidity: () => checkConnection(url ?? NOWHERE),
    getDatabaseVersion: (params) => ask('version', params),
    async diff(params) {
      const { exitCode, stdout } = await ask('diff', params);
      if (stdout) print(stdout);
      return { exitCode, stdout: null };
    },
  };

  return async (method, params) => (own[method] ? own[method](params) : ask(method, params));
}
