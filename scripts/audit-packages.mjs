// `npm run audit:packages`: asks the registry for advisories about the packages that the product runs with.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/audit-packages.mjs')).runPackageAudit());
