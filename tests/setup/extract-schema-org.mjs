// Writes tests/contract/schema-org.json: the types of schema.org that the product's structured data uses, what each is a kind of, and
// its properties with what they may hold. For a new type or a new version of schema.org:
//   node tests/setup/extract-schema-org.mjs schemaorg-current-https.jsonld
// with the file from https://github.com/schemaorg/schemaorg/tree/main/data/releases (its licence: CC BY-SA 3.0).
import { readFileSync, writeFileSync } from 'node:fs';

const VERSION = '30.0';
const USED = [
  ...[
    'Answer',
    'BlogPosting',
    'BreadcrumbList',
    'City',
    'ContactPoint',
    'FAQPage',
    'ImageObject',
    'ItemList',
    'ListItem',
  ],
  ...[
    'Offer',
    'Organization',
    'PeopleAudience',
    'Person',
    'ProfilePage',
    'Question',
    'Service',
    'WebPage',
    'WebSite',
  ],
];

const [, , file = ''] = process.argv;
const graph = JSON.parse(readFileSync(file, 'utf8'))['@graph'];
const listOf = (value) => [value ?? []].flat();
const nameOf = (reference) => reference['@id'].replace('schema:', '');
const nodes = new Map(graph.map((node) => [node['@id'], node]));
const kindsOf = (type) =>
  listOf(nodes.get(`schema:${type}`)?.['rdfs:subClassOf'])
    .filter((one) => one['@id'].startsWith('schema:'))
    .map(nameOf)
    .sort();

/** @type {Record<string, { is: string[], has: Record<string, string[]> }>} */
const types = {};
const add = (type) => {
  if (types[type]) return;
  types[type] = { is: kindsOf(type), has: {} };
  types[type].is.forEach(add);
};
USED.forEach(add);

const properties = graph
  .filter((node) => listOf(node['@type']).includes('rdf:Property') && !node['schema:supersededBy'])
  .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
for (const property of properties)
  for (const type of listOf(property['schema:domainIncludes']).map(nameOf))
    if (types[type])
      types[type].has[nameOf(property)] = listOf(property['schema:rangeIncludes']).map(nameOf).sort();

const sorted = Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1)));
const source = `schema.org ${VERSION}, schemaorg-current-https.jsonld`;
writeFileSync('tests/contract/schema-org.json', JSON.stringify({ source, types: sorted }));
