// The product's own HTTP server around Next. `npm start` runs it; hosts that built, migrated and seeded by
// themselves may run it directly.
import '../dev/node-version.mjs';

import('../ops/commands/serve.mjs').then(({ serve }) =>
  serve({ dev: process.argv.includes('--dev'), managed: process.argv.includes('--managed') }),
);
