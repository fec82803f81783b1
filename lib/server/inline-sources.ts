import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { once } from './once';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
/** The values of `type` by which a script is data: a browser does not run it, and no policy has to name it. */
const DATA = ['application/ld+json', 'application/json'];

function elementsUnder(node: Node, name: string): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap((child) => elementsUnder(child, name));
  return 'tagName' in node && node.tagName === name ? [node, ...below] : below;
}

const isInline = ({ attrs }: Element) =>
  !attrs.some(({ name, value }) => name === 'src' || (name === 'type' && DATA.includes(value)));

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The hashes by which a content security policy names the inline scripts or styles of a page, each once. */
export function inlineSources(html: string, element: 'script' | 'style'): string[] {
  const texts = elementsUnder(parse(html), element).filter(isInline).map(textOf).filter(Boolean);
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Path of a prerendered page → the file it is in. They are found once; nothing is added to a build. */
const prerenderedFiles = once((): ReadonlyMap<string, string> => {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.map((file) => {
      const route = `/${file.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`;
      return [route === '/index' ? '/' : route, path.join(folder, file)];
    }),
  );
});

const known = new Map<string, readonly string[]>();

/**
 * The inline scripts of the prerendered page that a path shows; none of what is rendered on request. Read from the page itself, when it is
 * first asked for, so that they work under every server that has the build in its working directory.
 */
export function prerenderedSources(route: string): readonly string[] {
  const file = prerenderedFiles().get(route);
  if (!file) return [];
  const sources = known.get(file) ?? inlineSources(readFileSync(file, 'utf8'), 'script');
  known.set(file, sources);
  return sources;
}
