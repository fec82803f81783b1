/* Whose words are evaluated: the stand-in, a bot, or what the environment names; all through the product's own wiring. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Env, readEnv } from '@/lib/server/env';
import { type ModelPorts, modelPorts } from '@/lib/server/model-ports';
import { createSandbox } from '@/sandbox/openai/routes';
import { ModelStandIn } from '@/tests/setup/model-stand-in';
import { createRecorder, createReplayer, throughUs } from './record/proxy';
import type { Tape } from './record/record';

export type Provider = {
  /** What the table calls it. */
  name: string;
  ports: ModelPorts;
  /** Scripts what the stand-in answers; null where somebody else answers. */
  standIn: ModelStandIn | null;
  close(): Promise<void>;
};

/** What the product's settings need and an evaluation does not use. */
const UNUSED = {
  DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
  NEXTAUTH_SECRET: 'an evaluation signs nobody in',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  CASHFREE_CLIENT_ID: 'none',
  CASHFREE_CLIENT_SECRET: 'none',
  LOG_LEVEL: 'silent',
} as const;
/** Nobody's day may be used up in the middle of a measure. */
const UNLIMITED = { AI_DAILY_REPLIES_PER_PERSON: '0', AI_DAILY_TOKENS: '0' } as const;

type Settings = Readonly<Record<string, string | undefined>>;

/** The settings of a product whose model is elsewhere. @throws Error naming what is missing */
export const settingsFor = (settings: Settings): Env => readEnv({ ...UNUSED, ...settings, ...UNLIMITED });

/** Lets the product's own log and watch, which read the process's environment, find one. Whoever asks for a provider has read it before. */
export function fillEnvironment(): void {
  const asked = { OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' };
  for (const [name, value] of Object.entries({ ...UNUSED, ...asked })) process.env[name] ||= value;
}

/** Starts a server on a free port of this machine; its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function shut(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** The stand-in of local development, which does as it is told. */
export async function openStandIn(): Promise<Provider> {
  const sandbox = createSandbox();
  const origin = await listen(sandbox);
  const settings = {
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `${origin}/v1`,
    OPENAI_MODEL: 'saathi-sandbox',
  };
  return {
    name: 'the stand-in',
    ports: modelPorts(settingsFor(settings)),
    standIn: new ModelStandIn(`${origin}/_control`),
    close: async () => shut(sandbox),
  };
}

/**
 * A model that is a server on this machine, judged and moderated by the stand-in: what is measured is the model.
 * @param server not listening yet
 */
export async function openServed(name: string, server: Server): Promise<Provider> {
  const sandbox = createSandbox();
  const [model, judges] = [await listen(server), await listen(sandbox)];
  const settings = {
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `${model}/v1`,
    OPENAI_MODEL: name,
    JUDGE_BASE_URL: `${judges}/v1`,
    MODERATION_BASE_URL: `${judges}/v1`,
  };
  return {
    name,
    ports: modelPorts(settingsFor(settings)),
    standIn: null,
    async close() {
      shut(server);
      shut(sandbox);
    },
  };
}

/** What a live run needs, as the product does. */
const LIVE = ['OPENAI_API_KEY', 'OPENAI_MODEL'] as const;

/** A live run was asked for and there is nothing to ask. */
export class NoProvider extends Error {
  override readonly name = 'NoProvider';
}

/** The providers that the environment names. @throws NoProvider */
export function openLive(settings: Settings): Provider {
  const missing = LIVE.filter((name) => !settings[name]);
  if (missing.length > 0)
    throw new NoProvider(
      `--live asks the providers of the environment. Missing: ${missing.join(', ')}. Set them here or in .env (.env.example explains them): ` +
        'OPENAI_BASE_URL too for a server other than OpenAI, and JUDGE_BASE_URL, JUDGE_API_KEY and JUDGE_MODEL for a judge of another family.',
    );
  return {
    name: settings.OPENAI_MODEL ?? '',
    ports: modelPorts(settingsFor(settings)),
    standIn: null,
    close: async () => undefined,
  };
}

/** What a record keeps of the settings: which models were asked, and how, without addresses and keys. */
const KEPT =
  /^(?:(?:OPENAI|FALLBACK|JUDGE|MODERATION|NOTES|EMBEDDING)_\w*MODEL|OPENAI_MODERATION|AI_SAFETY_CALLS)$/;
/** A role with an address of its own, so that a replay asks under the same roles. */
const ADDRESS = /^(?:FALLBACK|JUDGE|MODERATION|NOTES|EMBEDDING)_BASE_URL$/;

/** The settings that a record is replayed with. */
export const keptSettings = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      !value
        ? []
        : KEPT.test(name)
          ? [[name, value]]
          : ADDRESS.test(name)
            ? [[name, 'http://recorded.invalid']]
            : [],
    ),
  );

/** The providers of the environment, with everything that they are asked and answer noted. @throws NoProvider */
export async function openRecorded(settings: Settings, tape: Tape): Promise<Provider> {
  openLive(settings);
  const server = createRecorder(settings, tape);
  const live = openLive(throughUs(settings, await listen(server)));
  return { ...live, close: async () => shut(server) };
}

/** A record in place of the providers. */
export async function openReplayed({ tape, notes }: ReturnType<typeof Tape.load>): Promise<Provider> {
  const server = createReplayer(tape);
  const settings = { OPENAI_API_KEY: 'recorded', ...notes.settings };
  const replayed = openLive(throughUs(settings, await listen(server)));
  return {
    ...replayed,
    name: `${replayed.name}, recorded ${notes.recordedOn}`,
    close: async () => shut(server),
  };
}
