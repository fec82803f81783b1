// What import rules cannot say: the closed list of file names, where the environment is read, words that may not occur.
// Prints one line per finding and exits 1 when there is any.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DOMAIN_FILES =
  /^((contract|constants|copy|rules|store|service|ports|jobs|hooks|browser)(\.test)?\.tsx?|[a-z-]+(\.queries\.ts|\.sql))$/;
const FREE_FOLDERS = /^lib\/(kit|client|server|providers)\//;
const BANNED_NAMES = /(^|\/)(utils?|helpers?|types|misc|common|index)\.(ts|tsx|mjs)$/;
const ENV_READERS = /^(lib\/server\/(env|site-env)\.ts|instrumentation\.ts)$/;
const PRODUCT = /^(app|components|lib|content|server)\/|^(middleware|instrumentation)\.ts$/;
const SOURCE = /\.(ts|tsx|mjs|sql)$/;
const GENERATED = /\.queries\.ts$/;
/** Lines of a file of the product's server side. */
const LINES_MAX = 250;
const LIMITED = /^(lib|server)\//;
const CHANGES_BALANCE = /\b(message_balance|messages_left)\s*=(?!=)|\b(messageBalance|messagesLeft): \{/;
const BALANCE_WRITERS = new Set(
  ['lib/wallet/change-balance', 'lib/chat/turns/reserve-turn'].flatMap((name) => [
    `${name}.sql`,
    `${name}.queries.ts`,
  ]),
);

/**
 * Everything in a list of files that breaks a rule of the house.
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} one line each
 */
export function findings(files) {
  const found = [];
  for (const { path: file, text } of files) {
    if (BANNED_NAMES.test(file)) found.push(`${file}: this name says nothing about what is inside`);
    if (!PRODUCT.test(file)) continue;
    const test = /\.test\.tsx?$/.test(file);
    if (file.startsWith('lib/') && !FREE_FOLDERS.test(file) && !DOMAIN_FILES.test(path.basename(file))) {
      found.push(`${file}: a domain has only the files listed in docs/map.md`);
    }
    if (/process\.env/.test(text) && !ENV_READERS.test(file))
      found.push(`${file}: only lib/server/env.ts and site-env.ts read the environment`);
    if (!test && /\bmock/i.test(text)) found.push(`${file}: the word "mock" has no place in the product`);
    if (/\b(text|leading)-\[[\d.]+px\]/.test(text))
      found.push(`${file}: text measured in px ignores the size a reader has set; use rem`);
    if (/^export \* from/m.test(text)) found.push(`${file}: no barrels`);
    if (LIMITED.test(file) && !test && !GENERATED.test(file) && text.split('\n').length > LINES_MAX + 1)
      found.push(`${file}: longer than ${LINES_MAX} lines, so it has more than one reason to exist`);
    if (CHANGES_BALANCE.test(text) && !test && !BALANCE_WRITERS.has(file))
      found.push(`${file}: a balance is changed by ${[...BALANCE_WRITERS].join(' and ')} alone`);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  );
  const files = listed.split('\n').filter((file) => SOURCE.test(file));
  const found = findings(
    files.flatMap((file) => {
      try {
        return [{ path: file, text: readFileSync(file, 'utf8') }];
      } catch (error) {
        if (error.code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
  for (const line of found) console.error(line);
  console.log(`${files.length} files keep to the list of names, ${found.length} do not.`);
  process.exit(found.length === 0 ? 0 : 1);
}
