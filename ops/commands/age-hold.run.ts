import { liftAgeHold, listAgeHolds } from '@/lib/account/age-hold/service';
import { openDb } from '@/lib/server/db';

/** Holds that a terminal shows. */
const LISTED = 500;

type Hold = Awaited<ReturnType<typeof listAgeHolds>>[number];

/** What a terminal may show of a hold, whoever looks over the shoulder. */
const withoutPeople = ({ reference, heldAt, accounts, browsers, chat, erasedAt }: Hold) => ({
  ...{ reference, heldAt, accounts, browsers, chat, erasedAt },
});

/** `npm run age-hold`, whose arguments and DATABASE_URL ops/commands/age-hold.mjs has checked. */
async function run([what, reference = '', because = '', by = '']: readonly string[]): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    if (what === 'list') {
      const all = { state: 'all', from: null, until: null } as const;
      const newest = { by: 'when', down: true, from: null, back: false, take: LISTED } as const;
      const holds = await listAgeHolds({ db }, all, newest);
      if (holds.length === 0) console.log('Nobody is held as a minor.');
      else console.table(holds.map(withoutPeople));
      if (holds.length === LISTED)
        console.log(`These are the newest ${LISTED}; the console has all of them.`);
      return 0;
    }
    const isLifted = await liftAgeHold({ db, now: () => new Date() }, reference, { by, because });
    console.log(
      isLifted
        ? `${reference} is lifted: chats and payments are open again, and nothing is asked about the age any more.`
        : `Nobody is held under ${reference}.`,
    );
    return isLifted ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
