import { liftLegalHold, listLegalHolds, placeLegalHold } from '@/lib/admin/legal-hold/service';
import type { Log } from '@/lib/kit/scope';
import { openDb } from '@/lib/server/db';

/** The hash of the audit line is for the product's log; whoever keeps what commands print has it there. */
const show = (fields: object, text: string) => console.log(JSON.stringify({ ...fields, msg: text }));
const LOG: Log = { info: show, warn: show, error: show, security: () => undefined };

/** `npm run legal-hold`, whose arguments and DATABASE_URL ops/commands/legal-hold.mjs has checked. */
async function run([what, userId = '', reference = '', operator = '']: readonly string[]): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    if (what === 'list') {
      const holds = await listLegalHolds({ db });
      if (holds.length === 0) console.log('Of nobody is everything kept by order.');
      else console.table(holds.map(({ at, ...hold }) => ({ ...hold, since: at.toISOString() })));
      return 0;
    }
    const decide = what === 'place' ? placeLegalHold : liftLegalHold;
    const isDone = await decide({ db, now: () => new Date(), log: LOG }, { userId, reference, operator });
    if (!isDone) console.log('Nothing was changed: there is no such person, or it is so already.');
    else if (what === 'place')
      console.log('Nothing about this person is deleted any more, until you lift it.');
    else console.log('The hold is lifted. What is older than its period goes tonight.');
    return isDone ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
