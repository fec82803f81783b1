import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLES_COOKIE } from '@/lib/kit/late-script';

/** A stylesheet of the build, as React writes it into a head. */
const SHEET = /<link rel="stylesheet" (href="\/_next\/static\/chunks\/([\w-]+\.css)"[^>]*)\/>/g;
const KEPT = new RegExp(`(?:^|;\\s*)${STYLES_COOKIE}=([^;]*)`);

/**
 * Puts the styles of a page into its head, unless the browser says that it has them (lib/client/late-scripts.ts): a first visit on a slow network then
 * paints its words one round trip earlier. The file itself comes beside the page, where it holds up nothing, for the next one; React finds its link.
 * @param folder of the build's stylesheets
 * @returns does so with a head (latin1) and the request's cookies
 */
export function openEarlyStyles(folder: string): (head: string, cookies: string | undefined) => string {
  const read = new Map<string, string>();
  /** Empty when it cannot stand within a page. */
  function textOf(name: string): string {
    const text = read.get(name) ?? readFileSync(path.join(folder, name), 'latin1');
    read.set(name, text);
    return text.includes('</') ? '' : text;
  }
  return (head, cookies = '') => {
    const kept = KEPT.exec(cookies)?.[1]?.split('/') ?? [];
    return head.replace(SHEET, (link, attributes: string, name: string) => {
      const text = kept.includes(name) ? '' : textOf(name);
      return text === ''
        ? link
        : `<style>${text}</style><link rel="stylesheet" media="print" ${attributes}/>`;
    });
  };
}
