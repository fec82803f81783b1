/** What a page is asked with, as Next gives it. */
type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The query string of an address, "" or starting with "?", in the order it was given. */
export function queryOf(asked: Asked): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one ?? '']),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
