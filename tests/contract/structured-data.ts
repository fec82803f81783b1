/** A thing in structured data. */
export type Node = { '@type'?: string; [name: string]: unknown };

/** What schema.org and the search engines' guides ask of each type that the product uses. */
const REQUIRED: Record<string, readonly string[]> = {
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  ContactPoint: ['contactType', 'email'],
  ImageObject: ['url'],
  Service: ['name', 'description', 'provider', 'serviceType', 'areaServed', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  City: ['name'],
  PeopleAudience: ['suggestedMinAge'],
  WebPage: ['@id'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
};

/** A thing and every thing inside it. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inside] : inside;
}

/** What a thing lacks, one line each; an unknown type lacks an entry in the list above. */
export function missingFields(node: Node): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} is not in the list of types`];
  const empty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return required.filter((name) => empty(node[name])).map((name) => `${type} has no ${name}`);
}
