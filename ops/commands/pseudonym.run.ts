import { openDb } from '@/lib/server/db';
import { hashRing } from '@/lib/server/env';
import { networkPseudonyms, personPseudonyms } from '@/lib/server/pseudonym';
import { findUserNamed } from '@/lib/users/names/service';

/** Whom the log calls that: tries everybody, because a pseudonym cannot be read backwards. */
async function find(pseudonym: string): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const isNamed = (id: string) =>
      personPseudonyms(id, hashRing()).some((one) => one.pseudonym === pseudonym);
    const userId = await findUserNamed(db, isNamed);
    console.log(
      userId ?? 'Nobody who is here now: a deleted user, a browser without one, or another secret.',
    );
    return userId === null ? 1 : 0;
  } finally {
    await db.close();
  }
}

/** `npm run pseudonym`, whose arguments and secrets ops/commands/pseudonym.mjs has checked. */
async function run([what, asked = '']: readonly string[]): Promise<number> {
  if (what === 'find') return find(asked);
  const names = what === 'person' ? personPseudonyms : networkPseudonyms;
  for (const { key, pseudonym } of names(asked, hashRing()))
    console.log(`${pseudonym}  under the key ${key}`);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
