import schemaOrg from './schema-org.json' with { type: 'json' };

/** A thing in structured data. */
export type Node = { '@type'?: string; [name: string]: unknown };

type Vocabulary = Record<string, { is: string[]; has: Record<string, string[]> }>;
const TYPES: Vocabulary = schemaOrg.types;

/** Values that are written as text, a number or a truth. */
const PLAIN =
  /^(Text|URL|Date|DateTime|Time|Number|Integer|Boolean|Duration|DefinedTerm|CssSelectorType|XPathType)$/;

/** What Google's guides require of a type, and what the product says about it besides; the links are where the guides say so. */
const REQUIRED: Record<string, readonly string[]> = {
  // Nothing is required; all of these are recommended: https://developers.google.com/search/docs/appearance/structured-data/article
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: ['itemListElement'],
  // https://developers.google.com/search/docs/appearance/structured-data/carousel
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // Nothing is required: https://developers.google.com/search/docs/appearance/structured-data/organization
  Organization: ['name', 'url'],
  ContactPoint: ['contactType', 'email'],
  ImageObject: ['url'],
  // No guide; what a reader of it needs.
  Service: ['name', 'description', 'provider', 'serviceType', 'areaServed', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  City: ['name'],
  PeopleAudience: ['suggestedMinAge'],
  WebPage: ['@id'],
  // https://developers.google.com/search/docs/appearance/structured-data/profile-page
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  // https://developers.google.com/search/docs/appearance/site-names
  WebSite: ['name', 'url'],
};

/** A thing and every thing inside it. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inside] : inside;
}

/** The structured data of a page, each block on its own. */
export const structuredDataOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  );

/** What is wrong with a block and everything in it, one line each. */
export function faultsOf(block: Node): string[] {
  const context = block['@context'] === 'https://schema.org' ? [] : ['is not of https://schema.org'];
  return [
    ...context,
    ...nodesOf(block).flatMap((node) => [...missingFields(node), ...vocabularyFaults(node)]),
  ];
}

/** What a thing lacks, one line each; an unknown type lacks an entry in the list above. */
export function missingFields(node: Node): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} is not in the list of types`];
  return [
    ...required.filter((name) => isEmpty(node[name])).map((name) => `${type} has no ${name}`),
    ...(type === 'BreadcrumbList' ? trailFaults(node.itemListElement) : []),
    ...(type === 'ItemList' ? listFaults(node.itemListElement) : []),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Positions from 1 on; every step has its address, but for the last one, which is the page itself and may do without (Google's guide to breadcrumbs). */
function trailFaults(steps: unknown): string[] {
  const all = steps as Node[];
  return [
    ...(all.length < 2 ? ['BreadcrumbList has fewer than two steps'] : []),
    ...positionFaults('BreadcrumbList', all),
    ...all.slice(0, -1).flatMap((step) => (isEmpty(step.item) ? [`step ${step.position} has no item`] : [])),
  ];
}

/** Google's guide to lists of pages: each entry has its own address, all on one site. */
function listFaults(entries: unknown): string[] {
  const all = entries as Node[];
  const addresses = all.map(({ url }) => String(url));
  return [
    ...positionFaults('ItemList', all),
    ...addresses.flatMap((url) => (URL.canParse(url) ? [] : [`an entry leads to ${url}`])),
    ...(new Set(addresses).size < all.length ? ['two entries lead to the same page'] : []),
  ];
}

const positionFaults = (type: string, all: readonly Node[]): string[] =>
  all.every(({ position }, at) => position === at + 1) ? [] : [`${type} is not numbered from 1`];

/** A type and everything it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(TYPES[type]?.is ?? []).flatMap(kindsOf)];
}

/** Properties that schema.org does not give to the type, and values that it does not let them hold. */
export function vocabularyFaults(node: Node): string[] {
  const type = String(node['@type']);
  const kinds = kindsOf(type);
  if (!TYPES[type]) return [`schema.org has no ${type}, or tests/contract/schema-org.json does not`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@') || value === undefined) return [];
    const ranges = kinds.flatMap((kind) => TYPES[kind]?.has[name] ?? []);
    if (ranges.length === 0) return [`schema.org gives ${type} no ${name}`];
    return [value].flat().every((one) => fits(one, ranges)) ? [] : [`${type} has a ${name} of another kind`];
  });
}

/** A thing by its type or one it is a kind of; an address may stand for any thing (https://schema.org/docs/gs.html#schemaorg_expected). */
function fits(value: unknown, ranges: readonly string[]): boolean {
  if (typeof value === 'object' && value !== null) {
    const kinds = kindsOf(String((value as Node)['@type']));
    return ranges.some((range) => kinds.includes(range));
  }
  return ranges.some((range) => PLAIN.test(range)) || (typeof value === 'string' && URL.canParse(value));
}
