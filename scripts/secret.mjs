// `npm run secret`: makes a secret for SESSION_SECRETS, HASH_SECRETS or NEXTAUTH_SECRET.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/secret.mjs')).runSecret(process.argv.slice(2)));
