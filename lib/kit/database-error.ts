/** PostgreSQL's codes. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** What PostgreSQL said: an error of `pg` carries it itself, an error of Prisma Client in its `meta`. */
type PostgresError = { code: unknown; constraint: unknown };
type PrismaMeta = {
  driverAdapterError?: { cause?: { originalCode?: unknown; constraint?: { index?: unknown } } };
};

function postgresErrorOf(error: unknown): PostgresError {
  if (typeof error !== 'object' || error === null) return { code: undefined, constraint: undefined };
  const { code, constraint, meta } = error as { code?: unknown; constraint?: unknown; meta?: PrismaMeta };
  const cause = meta?.driverAdapterError?.cause;
  return cause ? { code: cause.originalCode, constraint: cause.constraint?.index } : { code, constraint };
}

const codeOf = (error: unknown) => postgresErrorOf(error).code;

/** Whether a statement failed because that unique index (any, when none is named) already had the key. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const { code, constraint } = postgresErrorOf(error);
  return code === UNIQUE_VIOLATION && (index === undefined || constraint === index);
}

/** Whether a statement failed because the row it belongs to is gone: deleted in the same moment by its owner. */
export function isOwnerGone(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY_VIOLATION;
}

/** Whether a `FOR UPDATE NOWAIT` met a row that somebody else holds. */
export function isRowBusy(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

/** Whether a transaction was given up because of another one at the same time; done again, it succeeds. */
export function isDeadlock(error: unknown): boolean {
  const code = codeOf(error);
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

/** What says that no connection came about, or that the server is going away: PostgreSQL's codes, Node's, and Prisma's. */
const UNREACHABLE = new Set([
  '08001',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'P1001',
  'P1002',
  'P1017',
  'P2024',
]);
/** The pool's own words; it gives them no code. */
const POOL_WORDS = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether a statement failed because the database could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && UNREACHABLE.has(code)) || POOL_WORDS.test(error.message);
}
