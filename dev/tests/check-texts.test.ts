import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../project.mjs';
import { judgeCatalogue, readTexts } from './check-texts.mjs';

const house = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What stands around the planted files, as far as the check looks at it. */
const AROUND = {
  'lib.d.ts': [
    ...['Boolean', 'CallableFunction', 'Function', 'IArguments', 'NewableFunction', 'Number', 'Object'],
    ...['RegExp', 'String', 'Array<T>', 'ReadonlyArray<T>'],
  ]
    .map((name) => `interface ${name} { ${name.endsWith('>') ? 'length: number; [at: number]: T' : ''} }`)
    .concat('declare class Error { constructor(text?: string) }')
    .join('\n'),
  'lib/kit/text.ts': ts.sys.readFile(path.join(ROOT, 'lib/kit/text.ts')) ?? '',
  'lib/kit/app-error.ts':
    'export class AppError extends Error { constructor(code: string, text: string) { super(text); } }',
  'lib/client/toast.ts': 'export const toast = (shown: { title: string; description?: string }) => shown;',
  'lib/client/user-message.ts':
    'export const getUserMessage = (error: unknown, fallback: string): string => fallback;',
  'lib/chat/copy.ts': [
    "export const ONLINE = 'Online now';",
    "export const STATES = { open: 'Received', done: { text: 'Answered' } } as const;",
    "export const NOTE = { en: 'A break?', hi: 'ब्रेक?', hinglish: 'Break?' } as const;",
  ].join('\n'),
};
const BUBBLE = 'components/chat/bubble.tsx';
const SERVICE = 'lib/chat/service.ts';

/** Reads planted files, all with the same imports. */
function read(files: Record<string, string>) {
  const root = mkdtempSync(path.join(house, 'planted-'));
  const imports = [
    "import { AppError } from '../../lib/kit/app-error';",
    "import { pieces, t, tn, translate } from '../../lib/kit/text';",
    "import { toast } from '../../lib/client/toast';",
    "import { getUserMessage } from '../../lib/client/user-message';",
    "import { NOTE, ONLINE, STATES } from '../../lib/chat/copy';",
  ].join('\n');
  const planted = Object.entries(files).map(([file, source]) => [file, `${imports}\n${source}`] as const);
  const all = [...Object.entries(AROUND), ...planted].map(([file, source]) => {
    const written = path.join(root, file);
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, source);
    return written;
  });
  const options = { strict: true, noEmit: true, jsx: ts.JsxEmit.Preserve, noLib: true };
  const result = readTexts(ts.createProgram(all, { ...options, types: [] }), root);
  return {
    found: result.found.map((line) => line.replace(/:\d+: /, ': ')),
    texts: [...result.texts.keys()],
    pairs: [...result.pairs.keys()],
  };
}

describe('an unwrapped text is found', () => {
  const drawn: Record<string, string> = {
    'between tags': 'export const Bubble = () => <p>Some words</p>;',
    'as a label': 'export const Bubble = () => <p aria-label="Some words" />;',
    'as a constant': 'export const Bubble = () => <p>{ONLINE}</p>;',
    'as one of two': 'export const Bubble = ({ name }: { name?: string }) => <p>{name ?? ONLINE}</p>;',
    'beside a value': `export const Bubble = ({ n }: { n: number }) => <p>{\`\${n} messages\`}</p>;`,
    'in a property of a component':
      'const Field = (_: { hint: string }) => null;\nexport const Bubble = () => <Field hint={ONLINE} />;',
  };
  test.each(Object.entries(drawn))('%s', (_, source) => {
    expect(read({ [BUBBLE]: source }).found).toEqual([
      expect.stringMatching(/^components\/chat\/bubble\.tsx: ".+" goes through no t\(\)$/),
    ]);
  });

  test('but not in the console, in what has a language of its own, in names, or where it is wrapped', () => {
    const { found, texts } = read({
      'components/admin/list.tsx': 'export const List = () => <p>Some words</p>;',
      [BUBBLE]:
        'const BRAND = { name: "Saathi" } as const;\nconst Icon = (_: { name: "play" | "pause" }) => null;\nexport const Bubble = ({ on }: { on: boolean }) => <p title={t("A title")}>{BRAND.name} {t(ONLINE)} <Icon name={on ? "play" : "pause"} /> <b lang="hi">कुछ</b></p>;',
    });
    expect(found).toEqual([]);
    expect(texts).toEqual(['A title', 'Online now']);
  });
});

describe('a wrong use of t() is found', () => {
  const uses: Record<string, [source: string, line: string]> = {
    'at the top of a module': [
      "export const TITLE = t('A title');",
      't() at the top of a module, where there is no page',
    ],
    'of a plain string': [
      'export const shown = (text: string) => t(text);',
      't() of what is only known at run time; translate() is for that',
    ],
    'pieces of a plain string': [
      'export const shown = (text: string) => pieces(text, {});',
      'pieces() of what is only known at run time; translate() is for that',
    ],
    'a count of a plain string': [
      "export const shown = (text: string) => tn(2, '{count} chat', text);",
      'tn() of what is only known at run time',
    ],
    'without a value': [
      "export const shown = (name: string) => t('Hi {nmae}', { name });",
      't() has no value for {nmae}',
    ],
  };
  test.each(Object.entries(uses))('%s', (_, [source, line]) => {
    expect(read({ [BUBBLE]: source }).found).toEqual([`${BUBBLE}: ${line}`]);
  });
});

describe('what the server answers and toasts say', () => {
  test('is read wherever it is known', () => {
    const { found, texts } = read({
      [SERVICE]: [
        "const spent = (most: number) => t('No more than {most} a day.', { most });",
        "export const one = (rest: number) => new AppError('x', rest > 0 ? ONLINE : spent(rest));",
        "export const two = (state: keyof typeof STATES) => new AppError('x', state === 'open' ? STATES[state] : ONLINE);",
        "export const three = (language: 'en' | 'hi') => new AppError('x', NOTE[language] as string);",
      ].join('\n'),
      'lib/chat/contract.ts': [
        'const z = { string: (_?: unknown) => z, min: (_: number, __?: unknown) => z, enum: (_: string[]) => z };',
        "export const body = z.string({ error: 'Please write.' }).min(1, 'A name needs text.').min(2, ONLINE);",
      ].join('\n'),
      'lib/chat/hooks.ts': [
        "export const say = (error: unknown) => toast({ title: t('Not sent'), description: getUserMessage(error, t('Try again.')) });",
        'export const why = () => ({ why: STATES });',
        'export const note = () => NOTE;',
      ].join('\n'),
      'lib/payments/alerts/service.ts': '',
    });
    expect(found).toEqual([]);
    expect(new Set(texts)).toEqual(
      new Set([
        ...['No more than {most} a day.', 'Online now', 'Received', 'Answered'],
        ...['Please write.', 'A name needs text.', 'Not sent', 'Try again.'],
      ]),
    );
  });

  test('is found where it is not known, but for the console', () => {
    const answer = "export const refuse = (why: string) => new AppError('x', why);";
    const { found } = read({
      [SERVICE]: answer,
      'lib/admin/service.ts': answer,
      'lib/chat/contract.ts': [
        'const z = { max: (_: number, __?: unknown) => z };',
        `export const body = (most: number) => z.max(most, \`At most \${most} letters.\`);`,
      ].join('\n'),
      'lib/chat/browser.ts': 'export const say = (title: string) => toast({ title });',
      'lib/chat/hooks.ts': "export const say = () => toast({ title: ONLINE, description: 'Some words' });",
    });
    expect(found).toEqual([
      `${SERVICE}: an answer of what is only known at run time`,
      'lib/chat/contract.ts: an answer of what is only known at run time',
      'lib/chat/browser.ts: toast() of what is only known at run time',
      'lib/chat/hooks.ts: "ONLINE" goes through no t()',
      'lib/chat/hooks.ts: "\'Some words\'" goes through no t()',
    ]);
  });
});

describe('a catalogue', () => {
  const sources = {
    texts: new Map([
      ['Back', 'a.tsx:1'],
      ['Hello, {name}', 'a.tsx:2'],
      ['UPI', 'a.tsx:3'],
    ]),
    pairs: new Map([['{count} chats', 'a.tsx:4']]),
  };
  const GOOD = {
    Back: 'वापस',
    'Hello, {name}': '{name}, नमस्ते',
    UPI: 'UPI',
    '{count} chats': ['एक चैट', '{count} चैट'],
  } as const;
  const judge = (changed: Record<string, string | readonly [string, string] | undefined>, from = sources) =>
    judgeCatalogue(
      {
        tag: 'hi',
        texts: Object.fromEntries(
          Object.entries({ ...GOOD, ...changed }).filter(([, said]) => said !== undefined),
        ) as never,
        same: new Set(['UPI']),
      },
      from,
    );

  test('may be as it is', () => {
    expect(judge({})).toEqual([]);
  });

  test('has every text', () => {
    expect(judge({ Back: undefined })).toEqual(['hi: "Back" is missing (a.tsx:1)']);
  });

  test('has the same {names}', () => {
    expect(judge({ 'Hello, {name}': '{naam}, नमस्ते' })).toEqual([
      'hi: "Hello, {name}" has other {names} than "{naam}, नमस्ते"',
    ]);
    expect(judge({ '{count} chats': ['एक चैट', '{n} चैट'] })).toEqual([
      'hi: "{count} chats" has other {names} than "{n} चैट"',
    ]);
  });

  test('has two texts for what is counted, and one for everything else', () => {
    expect(judge({ '{count} chats': '{count} चैट' })).toEqual([
      'hi: "{count} chats" is for one and for several',
    ]);
    expect(judge({ Back: ['वापस', 'वापस'] })).toEqual(['hi: "Back" is one text']);
  });

  test('is not in English, but for names', () => {
    expect(judge({ Back: 'Back' })).toEqual(['hi: "Back" is English still']);
    expect(judge({ Back: 'Wapas' })).toEqual(['hi: "Back" is English still']);
    expect(judge({ UPI: 'UPI' })).toEqual([]);
  });

  test('has nothing that nobody says', () => {
    expect(judge({ Forward: 'आगे' })).toEqual(['hi: nobody says "Forward" any more']);
  });

  test('cannot have both one text and two', () => {
    const both = { ...sources, texts: new Map([...sources.texts, ['{count} chats', 'b.tsx:1']]) };
    expect(judge({}, both)).toContainEqual(
      'hi: "{count} chats" is said by tn(), and by t() as well (b.tsx:1)',
    );
  });
});
