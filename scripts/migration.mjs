// `npm run migration NAME`: writes a migration with what the models have and the migrations lack.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/migration.mjs')).runMigration(process.argv[2]));
