import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '@/sandbox/openai/routes';
import { keptSettings, listen, openRecorded, openReplayed, shut } from '../providers';
import { measureTalks } from '../quality/talks';
import { openWorld, type World } from '../world';
import { Tape } from './record';

const RUN_MS = 300_000;
const server = createSandbox();
afterAll(() => shut(server));

const measured = async (world: World) => {
  const tried = await measureTalks(world, () => undefined);
  await world.close();
  return tried;
};

test('a live run over HTTP is judged the same from its record, and a changed prompt is told apart', {
  timeout: RUN_MS,
}, async () => {
  const origin = await listen(server);
  const settings = {
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `${origin}/v1`,
    OPENAI_MODEL: 'saathi-sandbox',
  };
  const tape = new Tape();
  const live = await measured(await openWorld(await openRecorded(settings, tape)));
  shut(server);
  const notes = {
    recordedOn: '2026-01-05',
    settings: keptSettings(settings),
    turns: 1,
    everybody: false,
    prompts: [],
  };

  const replayed = await measured(await openWorld(await openReplayed({ tape, notes })));
  expect(tape.report().missing).toEqual([]);
  expect(replayed).toEqual(live);

  const changed = await openWorld(await openReplayed({ tape, notes }));
  await changed.db.prisma.prompt.updateMany({
    data: { promptText: '# Who you are\nName: {{companion.name}}' },
  });
  await measured(changed);
  expect(tape.report().missing.length).toBeGreaterThan(20);
});
