// The engine's connections. They are those of @prisma/adapter-pg, with what the engine needs beyond a client:
// - columns of the catalog's type "char" are refused there, and the engine insists on seeing them as characters;
// - scripts are cut at every semicolon there, which breaks function bodies and literals that contain one;
// - the shadow database is dropped there while connections to it are still open, which PostgreSQL refuses;
// - the shadow database is addressed there in a way that an address in the configuration overrides, so that the
//   engine would empty the real database: the configuration here consists of single fields.
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { createBeside, databaseName, dropBeside } from './engine-databases.mjs';

const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * Which columns of a result are of the type "char", by its array of rows, which the adapter hands on as it is.
 * @type {WeakMap<object, number[]>}
 */
const charColumns = new WeakMap();

/**
 * @template {pg.QueryResult | undefined} Result
 * @param {Result} result
 * @returns {Result}
 */
function passCharAsText(result) {
  if (!result?.fields) return result;
  const found = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? [index] : []));
  for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = TEXT_OID;
  if (found.length > 0) charColumns.set(result.rows, found);
  return result;
}

/** A client whose results the adapter can read. Pools call it with a callback, transactions wait for a promise. */
class CatalogClient extends pg.Client {
  /**
   * @override
   * @param {any[]} args
   * @returns {any}
   */
  query(...args) {
    const callback = args.at(-1);
    const query = /** @type {any} */ (super.query).bind(this);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (/** @type {Error} */ error, /** @type {pg.QueryResult} */ result) =>
        callback(error, passCharAsText(result)),
      );
    }
    const answer = query(...args);
    return typeof answer?.then === 'function' ? answer.then(passCharAsText) : answer;
  }
}

/**
 * @template {import('@prisma/driver-adapter-utils').SqlQueryable} Queryable
 * @param {Queryable} queryable
 * @returns {Queryable}
 */
function withCharacterColumns(queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(result.rows) ?? [])
      result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return queryable;
}

/** @typedef {Awaited<ReturnType<PrismaPg['connect']>>} Adapter */

/**
 * @param {Adapter} adapter
 * @returns {Adapter}
 */
function forEngine(adapter) {
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (level) => withCharacterColumns(await startTransaction(level));
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      /** @type {any} */ (adapter).onError(error);
    }
  };
  return withCharacterColumns(adapter);
}

/**
 * @param {URL} url
 * @returns {pg.PoolConfig}
 */
const configurationOf = (url) => ({
  host: url.searchParams.get('host') ?? url.hostname,
  port: Number(url.port || 5432),
  user: decodeURIComponent(url.username),
  password: decodeURIComponent(url.password),
  database: databaseName(url.href),
  max: 1,
  Client: CatalogClient,
});

/** Connects the engine to a database, and to a shadow database beside it that lives as long as its connection. */
export class EngineAdapterFactory extends PrismaPg {
  #url;
  #configuration;
  #options;

  /** @param {string} url */
  constructor(url) {
    const parsed = new URL(url);
    const configuration = configurationOf(parsed);
    const options = { schema: parsed.searchParams.get('schema') ?? 'public' };
    super(configuration, options);
    this.#url = url;
    this.#configuration = configuration;
    this.#options = options;
  }

  /** @override */
  async connect() {
    return forEngine(await super.connect());
  }

  /** @override */
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await createBeside(this.#url, database);
    const adapter = await new PrismaPg({ ...this.#configuration, database }, this.#options).connect();
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await dropBeside(this.#url, database);
    };
    return forEngine(adapter);
  }
}
