// node sandbox/families/server.ts --family vllm-qwen --port 4900: point OPENAI_BASE_URL and OPENAI_MODEL at what it prints.
import { parseArgs } from 'node:util';
import { fail, OPTIONS, serve } from '../serve.ts';
import { FAMILIES } from './all.ts';
import { playFamily } from './play.ts';

const { values } = parseArgs({ options: { ...OPTIONS, family: { type: 'string', default: '' } } });
const family = FAMILIES.find(({ name }) => name === values.family);
if (!family) fail('families', `--family is one of ${FAMILIES.map(({ name }) => name).join(', ')}`);
console.log(
  `${family.name}: OPENAI_BASE_URL is the address below with ${family.path}, OPENAI_MODEL=${family.model}`,
);
serve('families', playFamily(family), values);
