// Imported first and alone by every entry script. Nothing here or there may need a newer Node than the one it is
// about to refuse, so: no `node:` imports, no modern syntax.
const OLDEST = '20.12';

/** @param {string} version */
function rank(version) {
  const parts = version.split('.');
  return Number(parts[0]) * 1000 + Number(parts[1]);
}

if (rank(process.versions.node) < rank(OLDEST)) {
  console.error(`Saathi needs Node ${OLDEST} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
