// What the version that is in service uses of the database, noted in a file: a later version's migrations are checked against it.
import fs from 'node:fs';
import { readMigrations } from '../ops/commands/migrate.mjs';
import { inProject, readJson } from './project.mjs';

const FILE = 'prisma/version-before.json';

/**
 * @typedef {object} VersionBefore
 * @property {string} migration its newest one
 * @property {Readonly<Record<string, readonly string[]>>} columns what its models have, by table
 * @property {Readonly<Record<string, string>>} statements of its `.sql` files, by file and name
 */

/** @returns {VersionBefore} */
export const readVersionBefore = () => readJson(inProject(FILE));

/** `npm run migration -- --in-service`: what is checked out now goes into service, and the next version has to leave it alone. */
export function noteVersion() {
  const version = {
    migration: readMigrations().at(-1)?.name,
    columns: columnsOfModels(),
    statements: readStatements(),
  };
  fs.writeFileSync(inProject(FILE), `${JSON.stringify(version, null, 2)}\n`);
  console.log(`Wrote ${FILE}: what this version uses of the database.`);
}

/** The client carries its models as JSON; a field with `@ignore` is not among them. */
function columnsOfModels() {
  const client = fs.readFileSync(inProject('prisma/generated/internal/class.ts'), 'utf8');
  const text = /runtimeDataModel = JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(client)?.[1] ?? '""';
  /** @type {{ models: Record<string, { dbName: string | null, fields: { name: string, dbName?: string, kind: string }[] }> }} */
  const { models } = JSON.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(models).map(([model, { dbName, fields }]) => [
      dbName ?? model,
      fields.filter(({ kind }) => kind !== 'object').map((field) => field.dbName ?? field.name),
    ]),
  );
}

/** A file may have several, each under its name. */
function readStatements() {
  const files = fs
    .readdirSync(inProject('lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return Object.fromEntries(
    files.flatMap((file) =>
      fs
        .readFileSync(inProject('lib', file), 'utf8')
        .split(/(?=\/\* *@name )/)
        .flatMap((text) => {
          const name = /^\/\* *@name (\w+)/.exec(text)?.[1];
          return name ? [[`lib/${file} ${name}`, text.trim()]] : [];
        }),
    ),
  );
}
