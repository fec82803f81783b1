import fs from 'node:fs';
import { run } from '../dev/processes/children.mjs';
import { inProject, readJson, requireWritableProject } from '../dev/project.mjs';
import { StartError } from '../dev/start-error.mjs';
import { step } from '../dev/steps.mjs';
import { hashOf } from './content-hash.mjs';
import { ADDRESS_OF_BUILD } from './site-address.mjs';

const SCHEMA = ['prisma/schema.prisma', 'prisma/models', 'prisma.config.ts'];
const BUILD_INPUTS = [
  ...['app', 'components', 'lib', 'content', 'server', 'public', 'prisma/schema.prisma', 'prisma/models'],
  ...['middleware.ts', 'instrumentation.ts', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'],
  ...['package-lock.json', 'build', 'ops/commands'],
];

const CLIENT_STAMP = inProject('prisma/generated/.made-from.json');
const BUILD_STAMP = inProject('.next/made-from.json');

/** Generates the database client when the schema has changed. */
export async function ensureClient() {
  const hash = hashOf([...SCHEMA, 'package-lock.json']);
  if (readJson(CLIENT_STAMP)?.hash === hash) return;
  requireWritableProject();
  await step('Making the database client', async () => {
    requireSuccess('prisma generate', await runPrisma(['generate']));
    fs.writeFileSync(CLIENT_STAMP, JSON.stringify({ hash }));
  });
}

/**
 * Runs Prisma's CLI with the offline engine of build/prisma, so that it downloads none, and without its update check.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runPrisma = (args, env = {}) =>
  run(process.execPath, ['node_modules/prisma/build/index.js', ...args], {
    cwd: inProject(),
    env: {
      ...process.env,
      ...env,
      CHECKPOINT_DISABLE: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: inProject('build/prisma/schema-engine.mjs'),
    },
  });

export const isBuilt = () => readJson(BUILD_STAMP)?.hash === hashOf(BUILD_INPUTS);

/** @param {{ show?: boolean }} [options] `show` lets the build's own output through */
export async function build({ show = false } = {}) {
  requireWritableProject();
  const hash = hashOf(BUILD_INPUTS);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    APP_URL: ADDRESS_OF_BUILD,
  };
  await step('Checking what is written', () =>
    runTool(['--import', 'tsx', 'build/check-content.ts'], env, 'build/check-content.ts'),
  );
  const work = async () => {
    fs.rmSync(BUILD_STAMP, { force: true });
    await runTool(['node_modules/next/dist/bin/next', 'build'], env, 'next build', show);
    await runTool(['build/after-build.mjs'], env, 'build/after-build.mjs', show);
    fs.writeFileSync(BUILD_STAMP, JSON.stringify({ hash }));
  };
  await step('Building', work, { talks: show });
}

export async function ensureBuilt() {
  if (!isBuilt()) await build();
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {boolean} [show]
 */
async function runTool(args, env, name, show = false) {
  requireSuccess(name, await run(process.execPath, args, { cwd: inProject(), env, show }));
}

/**
 * @param {string} name
 * @param {{ code: number, output: string }} result
 */
function requireSuccess(name, { code, output }) {
  if (code !== 0) throw new StartError(`${output.trim()}\n${name} ended with ${code}, for the reason above.`);
}
