import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RANKS } from '../.dependency-cruiser.mjs';
import { BRAND } from '../content/brand';
import manifest from '../package.json';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
/** They tell how things are; decision records tell how they were when the decision was made. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/map.md'].filter((file) =>
  existsSync(path.join(ROOT, file)),
);

const FOLDERS =
  '(?:app|components|lib|content|prisma|public|sandbox|server|build|dev|ops|scripts|eval|bench|tests|docs)';
const PATH = new RegExp(`(?<![\\w/.-])${FOLDERS}/[\\w./*<>{},()[\\]-]*`, 'g');

/** Paths in code spans and code blocks: `lib/<domain>/store.ts` stands for every domain's. */
function namedPaths(text: string): string[] {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  return code
    .flatMap((piece) => [...piece.matchAll(PATH)])
    .map(([found]) => found.replace(/[.,:]+$/, '').replace(/<[^>]+>/g, '*'));
}

/** A route group's parentheses and a parameter's brackets are letters of a name, not a pattern. */
const exists = (named: string): boolean =>
  existsSync(path.join(ROOT, named)) ||
  (/[*{]/.test(named) && globSync(named.replace(/[()[\]]/g, '?'), { cwd: ROOT }).length > 0);

test.each(GUIDES)('every path that %s names exists', (file) => {
  expect(namedPaths(read(file)).filter((named) => !exists(named))).toEqual([]);
});

test.each(DOCUMENTS)('every npm script that %s names exists', (file) => {
  const named = [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script);
  expect(named.filter((script) => !(script in manifest.scripts))).toEqual([]);
});

test.each(DOCUMENTS)('every link of %s leads to a file', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(file), link)))).toEqual([]);
});

/** What a setting calls an address to talk to; people come to APP_URL. */
const ADDRESS = /\b(?!APP_URL\b)[A-Z][A-Z\d_]*_(?:URL|DSN|ISSUER|(?:TRACES_)?ENDPOINT)\b/g;
/** A host that code names, outside of its comments. */
const HOST = /['"`]https?:\/\/((?:\*\.)?[\w-]+(?:\.[\w-]+)+)/g;
/** Written down, and never called: the name of a language, and where a person may go by a link. */
const NOT_CALLED = ['www.w3.org', 'wa.me'];

test('the list of where the product connects to names every address of the settings and every host in the code', () => {
  const listed = /^## Where it connects to\n([\s\S]*?)\n## /m.exec(read('docs/running.md'))?.[1] ?? '';
  const settings = ['env', 'model-settings', 'picture-settings'].flatMap(
    (name) => read(`lib/server/${name}.ts`).match(ADDRESS) ?? [],
  );
  const models = [...read('lib/server/model-settings.ts').matchAll(/'([A-Z]+)'/g)].map(
    ([, work = '']) => `${work}_BASE_URL`,
  );
  const code = globSync(['lib/**/*.ts', 'server/**/*.ts'], { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const withoutComments = (file: string) => read(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const hosts = code.flatMap((file) =>
    [...withoutComments(file).matchAll(HOST)].map(([, host = '']) => host),
  );
  const named = new Set([...settings, ...models, ...hosts]);
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((one) => !NOT_CALLED.includes(one) && !listed.includes(one))).toEqual([]);
});

test('the map names the ranks that the import rules enforce', () => {
  const line = /^lib\/<domain>\/ +rank (.+)$/m.exec(read('docs/map.md'))?.[1] ?? '';
  // A rank may be kept for a domain that is not there yet.
  const enforced = RANKS.map((domains) =>
    domains.filter((domain) => existsSync(path.join(ROOT, 'lib', domain))),
  );
  const named = line.split(' · ').map((rank, at) => rank.replace(new RegExp(`^${at} `), '').split(' '));
  expect(named).toEqual(enforced.filter((domains) => domains.length > 0));
});

test('licence and security policy name the owner and the address of content/brand.ts', () => {
  expect(read('LICENSE')).toContain(BRAND.legalEntity);
  expect(read('SECURITY.md')).toContain(BRAND.supportEmail);
});

test('.nvmrc names the Node that npm scripts run on', () => {
  expect(manifest.devDependencies.node.split('.')[0]).toBe(read('.nvmrc').trim());
});
