/** What people look at between messages. */
export const PAGES = ['/', '/psychologist', '/account', '/recharge', '/terms', '/blogs'];

/** @throws Error when one of the pages is not there: people would be counted errors of ours */
export async function requirePages(origin: string): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(origin + page);
    if (status !== 200) throw new Error(`${page} answers ${status}: nobody can look at it.`);
  }
}
