import os from 'node:os';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';
import { activatePrompt, listPrompts, rollBackPrompt } from './prompt-activation.mjs';

const USAGE =
  'Use: npm run prompts -- --list | --activate <chat type> <version> | --rollback <chat type> (such as --activate truelove v1.1)';

/** @param {import('./prompt-activation.mjs').Client} client */
async function perform(client) {
  const [what, chatType, version] = process.argv.slice(2);
  if (what === '--list') {
    console.table(await listPrompts(client));
    return;
  }
  const by = os.userInfo().username;
  if (what === '--activate' && chatType && version) tell(await activatePrompt(client, chatType, version, by));
  else if (what === '--rollback' && chatType) tell(await rollBackPrompt(client, chatType, by));
  else throw new Error(USAGE);
}

/** @param {import('./prompt-activation.mjs').Activation} activation */
function tell({ promptFor, from, to }) {
  console.log(
    `New chats of ${promptFor} begin with ${to} (before: ${from ?? 'none'}); chats under way keep theirs.`,
  );
}

/** Lists the prompts, activates one, or rolls an activation back. */
export const runPrompts = () =>
  withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    await withDatabase(url, (client) =>
      perform(client).catch((error) => {
        throw new StartError(error.message);
      }),
    );
  });
