import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LATE_LINK, STYLES_COOKIE } from '@/lib/kit/late-script';

/** A stylesheet of the build, as React writes it into a head. */
const SHEET = /<link rel="stylesheet" (href="\/_next\/static\/chunks\/([\w-]+\.css)"[^>]*)\/>/g;
const KEPT = new RegExp(`(?:^|;\\s*)${STYLES_COOKIE}=([^;]*)`);
/** A drawing that is the largest thing of a first screen (components/shared/drawing-address.ts). */
const DRAWING = /<img src="(\/\w+\/[\w-]+)\.\w+(\.svg)"([^>]* fetchPriority="high")/g;
/** What fetches it ahead. React writes it in two ways: for a part that the browser draws as well, and for one that is the server's alone. */
const AHEAD =
  /<link rel="preload"(?=[^>]* as="image")(?=[^>]* fetchPriority="high")[^>]* (href="[^"]+\.svg")[^>]*\/>/g;
/** What an attribute, or an address, says otherwise. */
const ENCODED = /[%#<>&]|[^\x20-\x7e]/g;

/** A drawing as an address (https://www.rfc-editor.org/rfc/rfc2397), within an attribute. */
function asAddress(svg: string): string {
  const quoted = svg.trim().replaceAll('"', "'");
  const encoded = quoted.replace(ENCODED, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `data:image/svg+xml,${encoded}`;
}

/** Rewrites the pieces of one page (latin1). */
export type FirstPage = { head(html: string): string; body(html: string): string };

/**
 * Puts the styles of a page into its head, and the largest drawing into its place, unless the browser says that it has them
 * (lib/client/late-scripts.ts): on a slow network a first visit sees each of them one round trip earlier. The files themselves
 * come with its scripts, for the next one, and hold nothing up; React finds the link of its styles.
 * @param folder of the product, with its build
 * @returns does so for a page, by the request's cookies
 */
export function openFirstPages(folder: string): (cookies: string | undefined) => FirstPage {
  const made = new Map<string, string | undefined>();
  /** What `make` makes of a file, once; undefined when the file is not there, or has something that cannot stand within the page. */
  function once(file: string, unfit: string, make: (text: string) => string): string | undefined {
    if (!made.has(file)) {
      const there = path.join(folder, file);
      const text = existsSync(there) ? readFileSync(there, 'latin1') : unfit;
      made.set(file, text.includes(unfit) ? undefined : make(text));
    }
    return made.get(file);
  }
  const stylesOf = (name: string) => once(path.join('.next/static/chunks', name), '</', (text) => text);
  const addressOf = (file: string) => once(path.join('public', file), "'", asAddress);
  return (cookies = '') => {
    const kept = KEPT.exec(cookies)?.[1]?.split('/') ?? [];
    let isFirst = false;
    return {
      head(html) {
        const styled = html.replace(SHEET, (link, attributes: string, name: string) => {
          const text = kept.includes(name) ? undefined : stylesOf(name);
          if (text === undefined) return link;
          isFirst = true;
          return `<style>${text}</style><link ${LATE_LINK}="stylesheet" media="print" ${attributes}/>`;
        });
        return isFirst ? styled.replace(AHEAD, `<link ${LATE_LINK}="prefetch" $1/>`) : styled;
      },
      body: (html) =>
        isFirst
          ? html.replace(DRAWING, (picture, name: string, ending: string, more: string) => {
              const address = addressOf(`${name}${ending}`);
              return address === undefined ? picture : `<img src="${address}"${more}`;
            })
          : html,
    };
  };
}
