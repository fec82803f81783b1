// What only the owner can fill in: content/brand.ts and content/claims.ts, read as they are written.
import { inProject } from './project.mjs';

/** Host names that reach nobody, ever: https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED_ADDRESS = /@[\w.-]+\.(example|invalid|test)$/i;

/**
 * @typedef {object} OwnerGaps
 * @property {readonly string[]} placeholders names of values in content/brand.ts that nobody has filled in
 * @property {readonly string[]} claims what content/claims.ts says without a proof
 */

/**
 * @param {{ brand: Readonly<Record<string, string>>, toFill: string, claims: Readonly<Record<string, unknown>> }} files
 * @returns {OwnerGaps}
 */
export function findOwnerGaps({ brand, toFill, claims }) {
  const placeholders = Object.entries(brand).filter(
    ([, value]) => value.startsWith(toFill) || RESERVED_ADDRESS.test(value),
  );
  return {
    placeholders: placeholders.map(([name]) => name),
    claims: Object.entries(claims).flatMap(([name, value]) => {
      const samples = countSamples(value);
      return samples === 0 ? [] : [`${name} (${samples})`];
    }),
  };
}

/**
 * How many things in a value are marked as samples, whatever its shape.
 * @param {unknown} value
 * @returns {number}
 */
function countSamples(value) {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'evidence' in value && value.evidence === 'sample' && !isBlank(value) ? 1 : 0;
  return Object.values(value).reduce((sum, part) => sum + countSamples(part), own);
}

/**
 * A claim whose text was taken away is not shown, and needs no proof.
 * @param {object} claim
 */
const isBlank = (claim) =>
  ('value' in claim && claim.value === '') ||
  ('words' in claim && claim.words === '') ||
  ('badge' in claim && claim.badge === '' && 'originalPrice' in claim && claim.originalPrice === null);

/**
 * A Node that cannot read TypeScript finds nothing: the command runs itself again on a newer one (dev/node-version.mjs), which looks again.
 * @returns {Promise<OwnerGaps>}
 */
export async function readOwnerGaps() {
  if (!process.features.typescript) return { placeholders: [], claims: [] };
  const { BRAND, OWNER_TO_FILL } = await import(inProject('content/brand.ts'));
  const claims = await import(inProject('content/claims.ts'));
  return findOwnerGaps({ brand: BRAND, toFill: OWNER_TO_FILL, claims });
}
