// `npm run sbom`: lists the packages that the product runs with.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/sbom.mjs')).runSbom());
