import { liftAgeHold, listAgeHolds } from '@/lib/account/age-hold/service';
import { jobScope } from '@/lib/server/scope';

/** `npm run age-hold`, whose arguments ops/commands/age-hold.mjs has checked. */
async function run([what, reference = '', because = '', by = '']: readonly string[]): Promise<number> {
  if (what === 'list') {
    const holds = await listAgeHolds(jobScope());
    if (holds.length === 0) console.log('Nobody is held as a minor.');
    else console.table(holds);
    return 0;
  }
  const isLifted = await liftAgeHold(jobScope(), reference, { by, because });
  console.log(
    isLifted
      ? `${reference} is lifted: chats and payments are open again, and nothing is asked about the age any more.`
      : `Nobody is held under ${reference}.`,
  );
  return isLifted ? 0 : 1;
}

process.exit(await run(process.argv.slice(2)));
