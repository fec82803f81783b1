import { runNpmOnRunPackages } from './run-packages.mjs';

/** What has to be mended before anything else is done. */
const GRAVE = ['high', 'critical'];

/**
 * Reads what `npm audit --json` prints: `vulnerabilities` by package, or an `error` when no source of advisories answers
 * (https://docs.npmjs.com/cli/v11/commands/npm-audit).
 * @param {string} output
 * @returns {{ sentence: string, isGrave: boolean }}
 */
export function readAudit(output) {
  const start = output.indexOf('{');
  const report = start < 0 ? undefined : JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  if (!report?.vulnerabilities)
    return { sentence: 'No source of advisories answers; the packages were not checked.', isGrave: false };
  /** @type {{ name: string, severity: string }[]} */
  const found = Object.values(report.vulnerabilities);
  const grave = found.filter(({ severity }) => GRAVE.includes(severity));
  if (grave.length > 0)
    return {
      sentence: `Advisories: ${grave.map(({ name, severity }) => `${name} (${severity})`).join(', ')}.`,
      isGrave: true,
    };
  return { sentence: `No grave advisory; ${found.length} lesser ones.`, isGrave: false };
}

/** Exits with 1 on a grave advisory. Where no source answers it says so and exits with 0. */
export async function runPackageAudit() {
  const { output } = await runNpmOnRunPackages(['audit', '--json', '--loglevel=silent', '--fetch-retries=0']);
  const { sentence, isGrave } = readAudit(output);
  console.log(sentence);
  if (isGrave) process.exitCode = 1;
}
