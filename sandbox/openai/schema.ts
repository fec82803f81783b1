type Schema = Readonly<Record<string, unknown>>;

const DEPTH_LIMIT = 12;
const MAX_ITEMS = 20;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema behind `anyOf` and a list of types: the first that is not null. */
function resolved(schema: Schema): Schema {
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.filter(isSchema).find((one) => one.type !== 'null') ?? {};
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((one) => one !== 'null') };
  return schema;
}

/**
 * The plainest value that fits a simple JSON schema, such as a model without an idea would give; of an object with
 * required properties, these alone.
 * @param words for texts
 */
export function valueFor(given: unknown, words: string, depth = 0): unknown {
  const schema = resolved(isSchema(given) ? given : {});
  if (depth > DEPTH_LIMIT) return null;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type ?? 'object') {
    case 'object':
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {})
          .filter(([key]) => !Array.isArray(schema.required) || schema.required.includes(key))
          .map(([key, value]) => [key, valueFor(value, words, depth + 1)]),
      );
    case 'array': {
      const length = Math.min(typeof schema.minItems === 'number' ? schema.minItems : 0, MAX_ITEMS);
      return Array.from({ length }, () => valueFor(schema.items, words, depth + 1));
    }
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return typeof schema.minimum === 'number' ? schema.minimum : 0;
    case 'string':
      return words;
    default:
      return null;
  }
}
