/**
 * The smallest form the client understands: '' is the plain one.
 * @param forms those there are
 * @param accepted an Accept-Encoding header
 */
export function bestEncoding<Form extends string>(
  forms: Readonly<Partial<Record<Form, unknown>>>,
  accepted: string,
): Exclude<Form, ''> | '' {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const best = ['br', 'gzip'].find((name) => name in forms && names.includes(name));
  return (best ?? '') as Exclude<Form, ''> | '';
}
