// Preloaded into a product (`node --import`): keeps the statements it sends to PostgreSQL, and hands them to its parent when
// asked, those since the last time.
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** @typedef {{ text: string, values: (string | null)[] }} Statement the values as PostgreSQL gets them */

/** @type {Statement[]} */
let statements = [];

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function record(/** @type {any} */ config, /** @type {any} */ values, ...rest) {
  const text = typeof config === 'string' ? config : config.text;
  const given = (Array.isArray(values) ? values : config.values) ?? [];
  statements.push({ text, values: given.map(prepareValue) });
  return query.call(this, config, values, ...rest);
};

process.on('message', (question) => {
  if (question !== 'statements') return;
  process.send?.({ statements });
  statements = [];
});
