// `npm run backup`: an encrypted backup of the database to a folder or an S3-compatible store.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/backup/backup.mjs')).runBackup(process.argv.slice(2)));
