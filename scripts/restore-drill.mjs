// `npm run restore:drill`: restores the newest backup into an empty database and proves it; exit 1 when it does not hold.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/backup/drill.mjs')).runDrill(process.argv.slice(2)));
