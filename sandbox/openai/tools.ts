/** A function a request offers, with the argument that has a closed list of values, when there is one. */
export type OfferedTool = { name: string; argument: string; choices: readonly string[] };
export type ToolCall = { name: string; args: string };

const NAME = /^[\w-]{1,64}$/;

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function choiceOf(parameters: unknown): Pick<OfferedTool, 'argument' | 'choices'> {
  for (const [argument, schema] of Object.entries(Object(field(parameters, 'properties')))) {
    const values = field(schema, 'enum');
    if (Array.isArray(values))
      return { argument, choices: values.filter((one): one is string => typeof one === 'string') };
  }
  return { argument: '', choices: [] };
}

/** The functions a request offers; none with `tool_choice: "none"`. The parameter that is wrong, and why, otherwise. */
export function readTools(body: Record<string, unknown>): OfferedTool[] | { param: string; message: string } {
  const { tools, tool_choice: choice } = body;
  if (tools === undefined || tools === null) {
    return choice === undefined || choice === null
      ? []
      : { param: 'tool_choice', message: "'tool_choice' is only allowed when 'tools' are specified." };
  }
  if (!Array.isArray(tools) || tools.length === 0)
    return { param: 'tools', message: "'tools' must be a list with at least one tool" };
  if (choice !== undefined && choice !== null && choice !== 'auto' && choice !== 'none')
    return { param: 'tool_choice', message: "this server knows the choices 'auto' and 'none'" };
  const read: OfferedTool[] = [];
  for (const [at, tool] of tools.entries()) {
    const given = field(tool, 'function');
    const name = field(given, 'name');
    if (field(tool, 'type') !== 'function' || typeof name !== 'string' || !NAME.test(name))
      return { param: `tools[${at}]`, message: `tools[${at}] must be a function with a name` };
    read.push({ name, ...choiceOf(field(given, 'parameters')) });
  }
  return choice === 'none' ? [] : read;
}
