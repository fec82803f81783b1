const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOBILE = /^(?:\+?91)?([6-9]\d{9})$/;

/** What somebody typed to find a person by: an id, an e-mail address, a mobile number, or the number of an order or a link. */
export type Clue = {
  userId: string | null;
  email: string | null;
  mobileNumber: string | null;
  /** Of an order, at Cashfree or here, or of an invitation. */
  code: string | null;
};

const NOTHING: Clue = { userId: null, email: null, mobileNumber: null, code: null };

export function readClue(typed: string): Clue {
  const text = typed.trim();
  if (UUID.test(text)) return { ...NOTHING, userId: text.toLowerCase() };
  if (text.includes('@')) return { ...NOTHING, email: text.toLowerCase() };
  const mobile = MOBILE.exec(text.replace(/[\s-]/g, ''))?.[1];
  // Cashfree's numbers have ten digits, too.
  return { ...NOTHING, code: text === '' ? null : text, mobileNumber: mobile ? `+91${mobile}` : null };
}

/** A person, as lines of the audit log name them. */
export const subjectOf = (id: string) => ({ kind: 'user', id }) as const;

/** The parameters of a way to here as a line, those that are not set left out; null for none. */
function lineOf(params: object): string | null {
  const set = Object.entries(params).filter(([, value]) => typeof value === 'string' && value !== '');
  return set.length === 0 ? null : set.map(([name, value]) => `${name}: ${value}`).join(', ');
}

/**
 * By which campaign or invitation somebody came, first and last, from what is stored of it.
 * @param stored users.tracking_params: the last way, with the first one in `first` where it was another
 */
export function readWay(stored: unknown): { cameFirst: string | null; cameLast: string | null } {
  if (typeof stored !== 'object' || stored === null) return { cameFirst: null, cameLast: null };
  const { first, ...last } = { first: null, ...stored };
  const cameLast = lineOf(last);
  return { cameFirst: typeof first === 'object' && first !== null ? lineOf(first) : cameLast, cameLast };
}
