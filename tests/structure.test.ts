import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';

/** Rule → files that break it. The first file named imports what it may not. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-cycles': {
    'lib/chat/rules.ts': "import '../chat/copy';",
    'lib/chat/copy.ts': "import '../chat/rules';",
  },
  'page-is-a-shim': {
    'app/(chat)/x/page.tsx': "import '../../../components/chat/bubble';",
    'components/chat/bubble.tsx': '',
  },
  'route-is-one-line': { 'app/api/x/route.ts': "import '../../../lib/chat/rules';", 'lib/chat/rules.ts': '' },
  'component-stays-in-its-domain': {
    'components/chat/bubble.tsx': "import '../users/badge';",
    'components/users/badge.tsx': '',
  },
  'shared-components-know-no-domain': {
    'components/shared/bar.tsx': "import '../../lib/chat/copy';",
    'lib/chat/copy.ts': '',
  },
  'browser-reaches-no-server': {
    'components/chat/bubble.tsx': "import '../../lib/chat/rules';",
    'lib/chat/rules.ts': "import './service';",
    'lib/chat/service.ts': '',
  },
  'contracts-are-types-in-the-browser': {
    'lib/chat/hooks.ts': "import './contract';",
    'lib/chat/contract.ts': '',
  },
  'store-of-its-own-domain': { 'lib/chat/service.ts': "import '../users/store';", 'lib/users/store.ts': '' },
  'store-only-behind-a-service': { 'lib/chat/message.ts': "import './store';", 'lib/chat/store.ts': '' },
  'queries-only-in-stores': {
    'lib/wallet/service.ts': "import './change-balance.queries';",
    'lib/wallet/change-balance.queries.ts': '',
  },
  'prisma-only-in-stores': {
    'lib/chat/service.ts': "import '../../prisma/generated/client';",
    'prisma/generated/client.ts': '',
  },
  'server-is-wiring': { 'lib/chat/service.ts': "import '../server/db';", 'lib/server/db.ts': '' },
  'kit-knows-nobody': { 'lib/kit/format.ts': "import '../chat/copy';", 'lib/chat/copy.ts': '' },
  'provider-knows-its-port': { 'lib/providers/sms.ts': "import '../chat/copy';", 'lib/chat/copy.ts': '' },
  'content-is-text': { 'content/brand.ts': "import '../lib/chat/copy';", 'lib/chat/copy.ts': '' },
  'product-imports-no-tooling': {
    'lib/chat/service.ts': "import '../../sandbox/openai/reply';",
    'sandbox/openai/reply.ts': '',
  },
  'server-runs-routes': {
    'server/calls.ts': "import '../lib/chat/service';",
    'lib/chat/service.ts': '',
  },
  'nothing-knows-the-server': {
    'lib/server/handle.ts': "import '../../server/running';",
    'server/running.ts': '',
  },
  'scripts-are-doors': { 'dev/start.mjs': "import '../scripts/seed.mjs';", 'scripts/seed.mjs': '' },
  'comfort-knows-no-product': { 'dev/start.mjs': "import '../lib/chat/copy.ts';", 'lib/chat/copy.ts': '' },
  'sandbox-stands-alone': {
    'sandbox/openai/reply.ts': "import '../../lib/chat/copy';",
    'lib/chat/copy.ts': '',
  },
  'attackers-come-from-outside': {
    'abuse/attackers/farmers.ts': "import '../../lib/wallet/starters/rules';",
    'lib/wallet/starters/rules.ts': '',
  },
  'measures-are-rulers-of-their-own': {
    'eval/measures/words.ts': "import '../../lib/language/rules';",
    'lib/language/rules.ts': '',
  },
  'evaluation-borrows-no-rule': {
    'eval/quality/talks.ts': "import '../../lib/ai/character/rules';",
    'lib/ai/character/rules.ts': '',
  },
  'one-home-for-letta-ailetta-client': { 'lib/chat/service.ts': "import '@letta-ai/letta-client';" },
  'one-home-for-openai': { 'lib/chat/service.ts': "import 'openai';" },
  'one-home-for-gpt-tokenizer': { 'lib/chat/service.ts': "import 'gpt-tokenizer';" },
  'one-home-for-pg': { 'lib/chat/service.ts': "import 'pg';" },
  'one-home-for-prismaadapter-pg': { 'lib/chat/service.ts': "import '@prisma/adapter-pg';" },
  'one-home-for-pino': { 'lib/chat/service.ts': "import 'pino';" },
  'one-home-for-nodemailer': { 'lib/chat/service.ts': "import 'nodemailer';" },
  'one-home-for-web-push': { 'lib/chat/service.ts': "import 'web-push';" },
  'one-home-for-aws-sdk': { 'lib/chat/service.ts': "import '@aws-sdk/client-s3';" },
  'one-home-for-sharp': { 'lib/chat/service.ts': "import 'sharp';" },
  'one-home-for-cashfree-pg': { 'lib/chat/service.ts': "import 'cashfree-pg';" },
  'one-home-for-next-auth': { 'lib/chat/service.ts': "import 'next-auth';" },
  'one-home-for-pg-boss': { 'lib/chat/service.ts': "import 'pg-boss';" },
  'one-home-for-next-seo': { 'components/content/article-screen.tsx': "import 'next-seo';" },
  'one-home-for-ioredis': { 'lib/chat/service.ts': "import 'ioredis';" },
  'one-home-for-parse': { 'lib/chat/service.ts': "import 'parse5';" },
  'one-home-for-web-vitals': { 'lib/vitals/browser.ts': "import 'web-vitals';" },
  'one-home-for-prom-client': { 'lib/chat/service.ts': "import 'prom-client';" },
  'one-home-for-opentelemetry': { 'lib/chat/service.ts': "import '@opentelemetry/api';" },
  'one-home-for-sentry': { 'lib/chat/service.ts': "import '@sentry/core';" },
  'one-home-for-fflate': { 'lib/chat/service.ts': "import 'fflate';" },
  'one-home-for-rate-limiter-flexible': { 'lib/chat/service.ts': "import 'rate-limiter-flexible';" },
  'rank-wallet': { 'lib/wallet/service.ts': "import '../chat/service';", 'lib/chat/service.ts': '' },
  'rank-companions': {
    'lib/companions/service.ts': "import '../users/service';",
    'lib/users/service.ts': '',
  },
  'rank-issues': { 'lib/issues/service.ts': "import '../chat/service';", 'lib/chat/service.ts': '' },
  'rank-tracking': { 'lib/tracking/rules.ts': "import '../users/service';", 'lib/users/service.ts': '' },
  'rank-content': { 'lib/content/service.ts': "import '../users/service';", 'lib/users/service.ts': '' },
  'rank-vitals': { 'lib/vitals/service.ts': "import '../users/service';", 'lib/users/service.ts': '' },
  'rank-settings': { 'lib/settings/service.ts': "import '../users/service';", 'lib/users/service.ts': '' },
  'rank-users': { 'lib/users/service.ts': "import '../chat/service';", 'lib/chat/service.ts': '' },
  'rank-ai': { 'lib/ai/service.ts': "import '../chat/service';", 'lib/chat/service.ts': '' },
  'rank-payments': { 'lib/payments/service.ts': "import '../chat/service';", 'lib/chat/service.ts': '' },
  'rank-referrals': {
    'lib/referrals/service.ts': "import '../feedback/service';",
    'lib/feedback/service.ts': '',
  },
  'rank-chat': { 'lib/chat/service.ts': "import '../feedback/service';", 'lib/feedback/service.ts': '' },
  'rank-feedback': { 'lib/feedback/service.ts': "import '../admin/service';", 'lib/admin/service.ts': '' },
  'rank-mail': { 'lib/mail/service.ts': "import '../users/service';", 'lib/users/service.ts': '' },
  'rank-language': { 'lib/language/rules.ts': "import '../memory/rules';", 'lib/memory/rules.ts': '' },
  'rank-safety': { 'lib/safety/service.ts': "import '../ai/service';", 'lib/ai/service.ts': '' },
  'rank-memory': { 'lib/memory/service.ts': "import '../ai/service';", 'lib/ai/service.ts': '' },
  'rank-account': { 'lib/account/service.ts': "import '../admin/service';", 'lib/admin/service.ts': '' },
};

const rules = configuration as IConfiguration & { forbidden: { name: string }[] };
const house = mkdtempSync(path.join(tmpdir(), 'planted-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

async function brokenRules(name: string, files: Record<string, string>): Promise<string[]> {
  const baseDir = path.join(house, name);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(baseDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(baseDir, file), `${source}\nexport const planted = 1;\n`);
  }
  const { output } = await cruise(Object.keys(files), {
    ...rules.options,
    tsConfig: undefined,
    exclude: undefined,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules.forbidden } as IFlattenedRuleSet,
  });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

test('every rule of the house has a planted violation here', () => {
  expect(rules.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(PLANTED).sort());
});

test.each(Object.entries(PLANTED))('%s catches a planted violation', async (name, files) => {
  expect(await brokenRules(name, files)).toContain(name);
});

test('a file that breaks nothing passes', async () => {
  const files = { 'lib/chat/service.ts': "import './copy';", 'lib/chat/copy.ts': '' };
  expect(await brokenRules('clean', files)).toEqual([]);
});
