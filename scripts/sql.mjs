// `npm run sql`: writes the types of every query in lib/**/*.sql.
import { runMain } from '../dev/main.mjs';

runMain(async () =>
  (await import('../dev/sql-types.mjs')).runSqlTypes({ check: process.argv.includes('--check') }),
);
