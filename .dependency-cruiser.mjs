// Who may import whom; docs/map.md tells the same in words. Every rule is an error, and every rule is shown to catch a
// planted violation in tests/structure.test.ts.

const TEST = '\\.test\\.tsx?$';
const DOMAIN = '^lib/([^/]+)/';
const BROWSER = '^(components/|lib/client/|lib/.+/(hooks|browser)\\.tsx?$)';
const SERVER_ONLY = '^lib/(server|providers)/|^lib/.+/(store|service|jobs|sql|.+\\.queries)\\.ts$|^prisma/';

/** Domains by rank: a service may use services of its own rank's domain and of lower ranks. */
export const RANKS = [
  ['wallet', 'companions', 'issues', 'tracking', 'content', 'language', 'vitals', 'settings', 'mail'],
  ['users', 'safety', 'memory'],
  ['ai', 'payments', 'referrals'],
  ['chat'],
  ['feedback'],
  ['account'],
  ['admin'],
];

const SDKS = {
  '^(node_modules/)?@letta-ai/letta-client': '^lib/providers/letta\\.ts$',
  '^(node_modules/)?openai': '^lib/providers/openai\\.ts$',
  '^(node_modules/)?gpt-tokenizer': '^lib/providers/tokens\\.ts$',
  '^(node_modules/)?pg(/|$)': '^lib/server/(db|database-notices)\\.ts$',
  '^(node_modules/)?@prisma/adapter-pg': '^lib/server/db\\.ts$',
  '^(node_modules/)?pino': '^lib/server/log\\.ts$',
  '^(node_modules/)?cashfree-pg': '^lib/providers/cashfree\\.ts$',
  '^(node_modules/)?next-auth': '^lib/server/auth\\.ts$',
  '^(node_modules/)?pg-boss': '^(lib/server/job-queue\\.ts|ops/commands/queue-tables\\.mjs)$',
  '^(node_modules/)?nodemailer': '^lib/providers/smtp\\.ts$',
  '^(node_modules/)?@aws-sdk/': '^lib/providers/picture-bucket\\.ts$',
  '^(node_modules/)?sharp(/|$)': '^lib/providers/picture-encoder\\.ts$',
  '^(node_modules/)?web-push(/|$)': '^lib/providers/web-push\\.ts$',
  '^(node_modules/)?next-seo': '^components/(content|companions)/(profile-)?structured-data\\.tsx$',
  '^(node_modules/)?fflate': '^lib/account/export/service\\.ts$',
  '^(node_modules/)?rate-limiter-flexible': '^lib/server/rate-limit\\.ts$',
  '^(node_modules/)?ioredis': '^lib/server/rate-limit\\.ts$',
  '^(node_modules/)?@sentry/': '^lib/server/error-reports\\.ts$',
  '^(node_modules/)?@opentelemetry/': '^lib/server/trace-export\\.ts$',
  '^(node_modules/)?prom-client': '^lib/server/metrics\\.ts$',
  '^(node_modules/)?web-vitals': '^lib/vitals/report/browser\\.ts$',
  '^(node_modules/)?parse5': '^lib/server/inline-sources\\.ts$',
};

const lowerRanks = RANKS.flatMap((domains, rank) =>
  domains.map((domain) => ({
    name: `rank-${domain}`,
    severity: 'error',
    comment: `${domain} has rank ${rank}: it may not use a domain of its own or a higher rank.`,
    from: { path: `^lib/${domain}/.*(service|jobs|store|rules)\\.ts$`, pathNot: TEST },
    to: {
      path: `^lib/(${RANKS.slice(rank)
        .flat()
        .filter((other) => other !== domain)
        .join('|')})/`,
      pathNot: '(constants|copy)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  })),
).filter((rule) => !rule.to.path.includes('()'));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'page-is-a-shim',
      severity: 'error',
      comment:
        'A page shows one screen with the notices above it, hands over its data, and may read contracts, rules and content.',
      from: { path: '^app/.*/?page\\.tsx$' },
      to: {
        path: '^(app|components|lib)/',
        pathNot:
          '-screen\\.tsx$|^components/settings/notices\\.tsx$|^lib/client/page-data\\.tsx$|^lib/server/|^lib/kit/|^lib/.+/(contract|service|constants|copy|rules)\\.ts$',
      },
    },
    {
      name: 'route-is-one-line',
      severity: 'error',
      comment:
        'A route joins handle, one contract and its service; one that the build answers may know its address and draw.',
      from: { path: '^app/.*/route\\.ts$' },
      to: {
        path: '^(app|components|lib|content|prisma)/',
        pathNot:
          '^lib/server/(handle|health|show-metrics|picture|offline-worker|pixel-frame|notes-page|mail-stop|page-language|sign-in|site-env)\\.ts$|^lib/.+/(contract|service)\\.ts$|^components/shared/share-image\\.tsx$',
      },
    },
    {
      name: 'component-stays-in-its-domain',
      severity: 'error',
      comment:
        'Only a *-screen composes parts of other domains. Any part may open the sign-in dialog and wear the colours of a chat type.',
      from: { path: '^components/([^/]+)/', pathNot: '-screen\\.tsx$|^components/(ui|shared)/' },
      to: {
        path: '^components/',
        pathNot:
          '^components/(ui|shared|$1)/|^components/users/sign-in-dialog\\.tsx$|^components/companions/chat-type-look\\.ts$',
      },
    },
    {
      name: 'shared-components-know-no-domain',
      severity: 'error',
      comment: 'What is in ui or shared could ship in another product.',
      from: { path: '^components/(ui|shared)/' },
      to: { path: '^components/|^lib/', pathNot: '^components/(ui|shared)/|^lib/(kit|client)/' },
    },
    {
      name: 'browser-reaches-no-server',
      severity: 'error',
      comment: 'Nothing in a browser bundle reaches the server, a provider, a store or a service.',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: SERVER_ONLY, reachable: true },
    },
    {
      name: 'contracts-are-types-in-the-browser',
      severity: 'error',
      comment:
        'zod stays out of the first load. A form, which loads when it is opened, may check with its contract.',
      from: {
        path: '^(components/|lib/.+/(hooks|browser)\\.tsx?$)',
        pathNot: `${TEST}|-dialog\\.tsx$|^components/(?!home/).+-form\\.tsx$`,
      },
      to: { path: 'contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'store-of-its-own-domain',
      severity: 'error',
      comment: 'A store is used by the services, jobs and stores of its own domain.',
      from: { path: DOMAIN, pathNot: TEST },
      to: { path: '^lib/.+(store|\\.queries)\\.ts$', pathNot: '^lib/$1/' },
    },
    {
      name: 'store-only-behind-a-service',
      severity: 'error',
      comment: 'Nobody but services, jobs and stores uses a store at run time.',
      from: { path: '^(app|components|lib)/', pathNot: `${TEST}|(service|jobs|store)\\.ts$` },
      to: { path: '^lib/.+/store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-only-in-stores',
      severity: 'error',
      comment: 'What is generated from a .sql file is run by the store beside it.',
      from: { path: '^(app|components|lib)/', pathNot: '(store|^lib/server/health)\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'prisma-only-in-stores',
      severity: 'error',
      comment: 'Only stores and the database file touch the generated client.',
      from: {
        path: '^(app|components|lib)/',
        pathNot: '(store\\.ts|^lib/server/db\\.ts|^lib/kit/scope\\.ts)$',
      },
      to: { path: '^prisma/generated' },
    },
    {
      name: 'server-is-wiring',
      severity: 'error',
      comment: 'Domains get what they need as their first argument; they never reach for the wiring.',
      from: { path: '^lib/', pathNot: `^lib/server/|${TEST}` },
      to: { path: '^lib/server/' },
    },
    {
      name: 'kit-knows-nobody',
      severity: 'error',
      comment: 'The kit has no domain and no framework.',
      from: { path: '^lib/kit/' },
      to: {
        path: '^(app|components|content|lib/(?!kit/))|^(node_modules/)?(next|react)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'provider-knows-its-port',
      severity: 'error',
      comment: 'A provider uses its SDK, the port it implements, and the parts in its own folder.',
      from: { path: '^lib/providers/', pathNot: TEST },
      to: { path: '^(app|components|content|lib)/', pathNot: '^lib/.+/ports\\.ts$|^lib/providers/' },
    },
    {
      name: 'content-is-text',
      severity: 'error',
      comment: 'Content has no logic and needs nothing but names: those of the kit and of the chat types.',
      from: { path: '^content/', pathNot: TEST },
      to: { path: '^(app|components|lib/(?!kit/|companions/chat-types/constants\\.ts$))' },
    },
    {
      name: 'server-runs-routes',
      severity: 'error',
      comment:
        'The HTTP server knows requests, route.ts files and the wiring; what a call does is no concern of it.',
      from: { path: '^server/', pathNot: TEST },
      to: {
        path: '^(app|components|lib|content|prisma|middleware|instrumentation)',
        pathNot: '^lib/(server|kit)/|^app/.*/route\\.ts$',
      },
    },
    {
      name: 'nothing-knows-the-server',
      severity: 'error',
      comment: 'The product works under any server of Next too, so it never reaches for its own.',
      from: { path: '^(app|components|lib|content)/|^(middleware|instrumentation)\\.ts$' },
      to: { path: '^server/' },
    },
    {
      name: 'product-imports-no-tooling',
      severity: 'error',
      comment: 'Nothing in the product imports stand-ins, tests or benchmarks.',
      from: {
        path: '^(app|components|lib|content|server)/|^(middleware|instrumentation)\\.ts$',
        pathNot: TEST,
      },
      to: { path: '^(sandbox|tests|bench|abuse|load|eval|scripts|build|dev|ops)/' },
    },
    {
      name: 'scripts-are-doors',
      severity: 'error',
      comment:
        'A file of scripts/ is started by npm and imported by nothing; what it does lives in build, dev or ops.',
      from: {
        path: '^(app|components|lib|content|server|build|dev|ops|eval|bench|abuse|load|tests|sandbox|prisma)/',
      },
      to: { path: '^scripts/' },
    },
    {
      name: 'comfort-knows-no-product',
      severity: 'error',
      comment: 'Local comfort starts the product as a process, and imports nothing of it.',
      from: { path: '^dev/', pathNot: TEST },
      to: { path: '^(app|components|lib|content|server|sandbox)/' },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      comment: 'A stand-in knows the protocol, not the product.',
      from: { path: '^sandbox/' },
      to: { path: '^(app|components|lib|content|prisma|scripts|build|dev|ops|tests|eval|bench|abuse|load)/' },
    },
    {
      name: 'attackers-come-from-outside',
      severity: 'error',
      comment:
        'Who attacks, and who uses the product beside it, speaks HTTP; of the product they know the numbers that are budgets, and the proof of the ledger.',
      from: { path: '^abuse/', pathNot: TEST },
      to: {
        path: '^(app|components|lib|content|server|prisma|sandbox)/',
        pathNot: 'constants\\.ts$|^lib/wallet/proof/service\\.ts$',
      },
    },
    {
      name: 'measures-are-rulers-of-their-own',
      severity: 'error',
      comment: 'What a model is measured by knows neither the product nor a stand-in.',
      from: { path: '^eval/measures/', pathNot: TEST },
      to: { path: '^(app|components|lib|content|prisma|sandbox|server|tests)/' },
    },
    {
      name: 'evaluation-borrows-no-rule',
      severity: 'error',
      comment:
        'A product that is measured with its own functions is found to be right. The harness drives its services; who measures knows the names of chat types alone.',
      from: { path: '^eval/(quality|people|judge|compare|long-talk)/', pathNot: TEST },
      to: {
        path: '^(app|components|lib|content|sandbox|server)/',
        pathNot: '^lib/companions/chat-types/constants\\.ts$',
      },
    },
    ...Object.entries(SDKS).map(([sdk, home]) => ({
      name: `one-home-for-${sdk
        .replace(/[^a-z-]/g, '')
        .replace('nodemodules', '')
        .replace(/-+$/, '')}`,
      severity: 'error',
      comment: 'An SDK is imported in one file.',
      from: { path: '^(app|components|lib|content|server)/', pathNot: `${TEST}|${home}` },
      to: { path: sdk },
    })),
    ...lowerRanks,
  ],
  options: {
    doNotFollow: { path: 'node_modules|prisma/generated' },
    exclude: { path: '^(\\.next|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
