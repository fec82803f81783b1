/**
 * What a look at a host found: `well`, `look` (it works, and somebody should know), or `wrong` (something does not work, or people may lose something).
 * @typedef {{ state: 'well' | 'look' | 'wrong', text: string }} Finding
 */
/** @typedef {{ area: string, findings: readonly Finding[] }} Section */

/** @param {string} text @returns {Finding} */
export const well = (text) => ({ state: 'well', text });
/** @param {string} text @returns {Finding} */
export const look = (text) => ({ state: 'look', text });
/** @param {string} text @returns {Finding} */
export const wrong = (text) => ({ state: 'wrong', text });

const MARKS = { well: '✓', look: '·', wrong: '✗' };

/**
 * The page for the operator.
 * @param {readonly Section[]} sections
 * @returns {string}
 */
export function tellPage(sections) {
  const count = countOf(sections);
  return [
    ...sections.flatMap(({ area, findings }) => [
      area,
      ...findings.map(({ state, text }) => `  ${MARKS[state]} ${text}`),
      '',
    ]),
    count.wrong === 0
      ? `Nothing is wrong${count.look === 0 ? '.' : `; ${count.look} to know.`}`
      : `${count.wrong} wrong, ${count.look} to know.`,
  ].join('\n');
}

/** @param {readonly Section[]} sections */
export function countOf(sections) {
  const all = sections.flatMap(({ findings }) => findings);
  return {
    wrong: all.filter(({ state }) => state === 'wrong').length,
    look: all.filter(({ state }) => state === 'look').length,
  };
}
