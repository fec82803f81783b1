// `npm run sql`: writes the types of every query in lib/**/*.sql.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../dev/sql-types.mjs')]).then(
  ([{ runMain }, { runSqlTypes }]) => runMain(runSqlTypes),
);
