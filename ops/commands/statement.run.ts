import { AppError } from '@/lib/kit/app-error';
import { readStatement, statementCsv } from '@/lib/payments/statements/service';
import { openDb } from '@/lib/server/db';

/** `npm run statement`, whose arguments and DATABASE_URL ops/commands/statement.mjs has checked: CSV on the standard output. */
async function run([period = '', part = 'days']: readonly string[]): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const wanted = { period, part: part === 'lines' ? ('lines' as const) : ('days' as const) };
    process.stdout.write(statementCsv(await readStatement(db, wanted)));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
