/**
 * @param {string} title
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {string} a Markdown table whose columns stand under each other
 */
export function table(title, head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row) => `| ${row.map((cell, at) => pad(cell, widths[at], at)).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at === 0 ? '-' : ':'}`).join('|')}|`;
  const [first, ...rest] = cells;
  return [`### ${title}`, '', line(first), rule, ...rest.map(line), ''].join('\n');
}

/**
 * @param {string} cell
 * @param {number} width
 * @param {number} column
 */
const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

/** @param {number} value @param {number} [digits] */
export const number = (value, digits = 0) => value.toFixed(digits);

/** @param {number} value */
export const times = (value) => `${value.toFixed(2)}×`;

/**
 * @param {number} value
 * @param {number} aim
 */
export const verdict = (value, aim) => (value <= aim ? 'yes' : 'NO');
