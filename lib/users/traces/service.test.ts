import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();
/** They are carried over by themselves (lib/users/suspensions, lib/users/age-hold); feedback on a chat without a user stays as it was given. */
const CARRIED = ['age_holds', 'chat_feedback', 'suspensions'];

test.each(['has-left.sql', 'look-back.sql'])(
  '%s asks every table in which a browser leaves something without a user',
  async (file) => {
    const { rows } = await database.sql.query(
      `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('visitor_id', 'user_id')
       GROUP BY table_name HAVING count(*) = 2 ORDER BY 1`,
    );
    const left = rows.map(({ table_name }) => String(table_name)).filter((name) => !CARRIED.includes(name));
    const asked = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    // A crisis hangs on a person, be it a visitor or a user.
    for (const table of [...left, 'crisis_states'])
      expect(asked).toMatch(new RegExp(`FROM ${table} \\w WHERE \\w\\.(visitor|person)_id`));
    expect(left.length).toBeGreaterThan(3);
  },
);
