import { remember } from './memory.ts';
import type { Turn } from './reply.ts';

type Schema = Record<string, unknown>;

const LIST_OF_BUBBLES = /^(?:messages|bubbles|replies|parts)$/i;
const WHOLE_REPLY = /^(?:reply|message|text|content|answer|response|output)$/i;
const FACTS = /^(?:facts|memories|memory|notes)$/i;
const DEPTH_LIMIT = 12;

type Source = { bubbles: readonly string[]; turns: readonly Turn[]; root: Schema };

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resolved(schema: Schema, root: Schema): Schema {
  if (typeof schema.$ref === 'string') {
    let at: unknown = root;
    for (const key of schema.$ref.replace(/^#\/?/, '').split('/').filter(Boolean))
      at = isSchema(at) ? at[key] : undefined;
    return isSchema(at) ? at : {};
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const choices = schema[key];
    if (Array.isArray(choices))
      return choices.filter(isSchema).find((choice) => choice.type !== 'null') ?? {};
  }
  return schema;
}

function typeOf(schema: Schema): string {
  const type = Array.isArray(schema.type) ? schema.type.find((entry) => entry !== 'null') : schema.type;
  return typeof type === 'string' ? type : isSchema(schema.properties) ? 'object' : 'string';
}

function known(turns: readonly Turn[]): string[] {
  return [
    ...remember(
      new Map(),
      turns.filter((turn) => turn.role === 'user').map((turn) => turn.text),
    ),
  ].map(([fact, value]) => `${fact}: ${value}`);
}

function listFor(name: string, schema: Schema, source: Source, depth: number): unknown[] {
  const item = resolved(isSchema(schema.items) ? schema.items : {}, source.root);
  const texts = LIST_OF_BUBBLES.test(name) ? source.bubbles : FACTS.test(name) ? known(source.turns) : [];
  if (texts.length > 0) {
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : texts.length;
    return texts
      .slice(0, most)
      .map((text) =>
        typeOf(item) === 'string' ? text : filled('', item, { ...source, bubbles: [text] }, depth + 1),
      );
  }
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  return Array.from({ length: Math.min(least, 20) }, () => filled(name, item, source, depth + 1));
}

function filled(name: string, given: Schema, source: Source, depth: number): unknown {
  if (depth > DEPTH_LIMIT) return null;
  const schema = resolved(given, source.root);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type = typeOf(schema);
  if (type === 'object') {
    const properties = isSchema(schema.properties) ? schema.properties : {};
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        filled(key, isSchema(value) ? value : {}, source, depth + 1),
      ]),
    );
  }
  if (type === 'array') return listFor(name, schema, source, depth);
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return typeof schema.minimum === 'number' ? schema.minimum : 0;
  if (type === 'null') return null;
  return WHOLE_REPLY.test(name) || LIST_OF_BUBBLES.test(name) || FACTS.test(name)
    ? source.bubbles.join('\n\n')
    : 'none';
}

/** The reply as a JSON string that fits a simple schema. */
export function structuredReply(schema: unknown, bubbles: readonly string[], turns: readonly Turn[]): string {
  const root = isSchema(schema) ? schema : { type: 'object', properties: { reply: { type: 'string' } } };
  return JSON.stringify(filled('', root, { bubbles, turns, root }, 0));
}
