import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startSession } from '@/lib/chat/service';
import { getProfile, listPsychologists } from '@/lib/companions/catalogue/service';
import { VERSION_KEPT_MS } from '@/lib/companions/freshness/constants';
import { findCharacter } from '@/lib/companions/service';
import type { Scope } from '@/lib/kit/scope';
import { operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { changeCompanionService, editCompanion, getCompanion, listCompanions, takeBackEdit } from './service';

const database = serviceDatabase();
const content = (over = {}) => operatorScope(database.db, 'content', over);
const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';
const HARPREET = 'Harpreet Gill';

const idOf = async (name: string) =>
  (await database.sql.query('SELECT id FROM companions WHERE name = $1', [name])).rows[0].id as string;
/** Another process: it has kept nothing yet. */
const elsewhere = (over = {}) => scopeOf({ ...database.db }, over);
const opened = async (id: string) => {
  const { revision, texts } = await getCompanion(content(), { id });
  return { id, basedOn: revision, texts };
};
const linesAbout = async (id: string) =>
  (
    await database.sql.query('SELECT action, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq', [
      id,
    ])
  ).rows;

describe('an edit', () => {
  test('is in the catalogue of a process that had it before, within two seconds, and in its character', async () => {
    const id = await idOf('Ritu Bansal');
    const process = elsewhere();
    const had = await getProfile(process, { id });
    await findCharacter(process, id);
    const edit = await opened(id);
    const aboutMe = `${had.aboutMe} Evenings are quiet here.`;
    const persona = edit.texts.persona.replace(/^Voice: .*/m, 'Voice: slow and low');
    const changed = Date.now();
    await editCompanion(content(), { ...edit, texts: { ...edit.texts, aboutMe, persona } });
    await expect.poll(async () => (await getProfile(process, { id })).aboutMe).toBe(aboutMe);
    await expect.poll(async () => (await findCharacter(process, id))?.persona).toContain('slow and low');
    expect(VERSION_KEPT_MS).toBeLessThan(2_000);
    // A poll of the test may come late, but by far not as late as what is kept would be.
    expect(Date.now() - changed).toBeLessThan(20_000);
    expect(await linesAbout(id)).toEqual([
      { action: 'companion.edit', detail: '{"fields":["About me","Voice"]}' },
    ]);
  });

  test('says who changed what, and is taken back without what came later', async () => {
    const id = await idOf('Kavita Joshi');
    const [one, other] = [content(), content()];
    const first = await opened(id);
    await editCompanion(one, { ...first, texts: { ...first.texts, education: 'Guided by mindfulness' } });
    const second = await opened(id);
    await editCompanion(other, { ...second, texts: { ...second.texts, areaOfExpertise: 'Grief, Family' } });
    const { history, revision } = await getCompanion(content(), { id });
    expect(history).toMatchObject([
      { number: 2, author: other.operator.email, changes: [{ field: 'Expertise', to: 'Grief, Family' }] },
      {
        ...{ number: 1, author: one.operator.email },
        changes: [{ field: 'Education', from: first.texts.education, to: 'Guided by mindfulness' }],
      },
    ]);
    await takeBackEdit(one, { id, basedOn: revision, number: 1 });
    const now = await getCompanion(content(), { id });
    expect(now.texts).toMatchObject({ education: first.texts.education, areaOfExpertise: 'Grief, Family' });
    expect(now.history[0]).toMatchObject({ number: 3, takesBack: 1 });
    await expect(takeBackEdit(one, { id, basedOn: 3, number: 1 })).rejects.toMatchObject({
      code: 'bad_input',
    });
    await expect(takeBackEdit(one, { id, basedOn: 3, number: 9 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('of two operators at once: the second is told what the first has changed, and saves nothing', async () => {
    const id = await idOf('Rohan Das');
    const edit = await opened(id);
    const save = (aboutMe: string) =>
      editCompanion(content(), {
        ...edit,
        texts: { ...edit.texts, aboutMe: `${edit.texts.aboutMe} ${aboutMe}` },
      });
    const results = await Promise.allSettled([save('One.'), save('Two.')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      fields: { revision: 1, changes: [{ field: 'About me', from: edit.texts.aboutMe }] },
    });
    const { history, texts } = await getCompanion(content(), { id });
    expect(history).toHaveLength(1);
    expect(refused).toMatchObject({ reason: { fields: { changes: [{ to: texts.aboutMe }] } } });
  });

  test('that claims a licence, or takes another one’s name, changes nothing and leaves no line', async () => {
    const id = await idOf('Thomas Kurian');
    const edit = await opened(id);
    const save = (texts: object) => editCompanion(content(), { ...edit, texts: { ...edit.texts, ...texts } });
    await expect(save({ education: 'MPhil, registered with RCI' })).rejects.toMatchObject({
      ...{ code: 'bad_input', fields: { problems: [{ field: 'Education' }] } },
    });
    await expect(save({ name: 'Isha Thomas' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(save({})).rejects.toMatchObject({ code: 'bad_input' });
    expect(await linesAbout(id)).toEqual([]);
    expect((await opened(id)).texts).toEqual(edit.texts);
  });

  test('of nobody is not found', async () => {
    const { texts } = await opened(ISHA);
    await expect(editCompanion(content(), { id: randomUUID(), basedOn: 0, texts })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a hidden companion', () => {
  const begin = (scope: Scope, companionId: string) =>
    startSession(
      scope as Parameters<typeof startSession>[0],
      {
        ...{ chatType: 'psychologist', companionId, browserFingerprint: randomUUID() },
      } as Parameters<typeof startSession>[1],
    );

  test('is offered to nobody, and its chats go on', async () => {
    const id = await idOf('Imran Shaikh');
    const person = await guest(database.db, { balance: 40 });
    const { id: sessionId } = await begin(person, id);
    await changeCompanionService(content(), { id, isHidden: true });
    const now = elsewhere();
    expect((await listPsychologists(now)).map((one) => one.id)).not.toContain(id);
    await expect(getProfile(now, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(begin(await guest(database.db, { balance: 40 }), id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await findCharacter(now, id))?.name).toBe('Imran Shaikh');
    expect(sessionId).toMatch(/-/);
    await changeCompanionService(content(), { id, isHidden: false });
    expect((await getProfile(elsewhere(), { id })).name).toBe('Imran Shaikh');
    expect(await linesAbout(id)).toEqual([
      { action: 'companion.service', detail: '{"isHidden":true}' },
      { action: 'companion.service', detail: '{"isHidden":false}' },
    ]);
  });

  test('gives its chat type to the others, and the last one stays', async () => {
    const { companions } = await listCompanions(content());
    const friendly = companions.filter((one) => one.chatTypes.includes('friendly'));
    const hide = (id: string) => changeCompanionService(content(), { id, isHidden: true });
    const last = friendly.at(-1);
    for (const one of friendly.slice(0, -1)) await hide(one.id);
    await expect(hide(last?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    const person = await guest(database.db);
    const sessionId = await chat(person, 'friendly');
    const { rows } = await database.sql.query('SELECT companion_id FROM chat_sessions WHERE id = $1', [
      sessionId,
    ]);
    expect(rows[0].companion_id).toBe(last?.id);
    for (const one of friendly) await changeCompanionService(content(), { id: one.id, isHidden: false });
  });
});

test('a place leads the catalogue, busy and chats at once are as npm run companion sets them', async () => {
  const id = await idOf(HARPREET);
  const now = () => new Date('2026-11-23T10:00:00Z');
  await changeCompanionService(content({ now }), { id, place: 1, busyForMinutes: 30, chatsAtOnce: 5 });
  const [first] = await listPsychologists(elsewhere({ now }));
  expect(first).toMatchObject({ id, isAvailable: false });
  expect(await getCompanion(content({ now }), { id })).toMatchObject({
    ...{ place: 1, chatsAtOnce: 5, busyUntil: '2026-11-23T10:30:00.000Z' },
  });
  await changeCompanionService(content({ now }), {
    id,
    place: null,
    busyForMinutes: null,
    chatsAtOnce: null,
  });
  expect(await getCompanion(content({ now }), { id })).toMatchObject({
    ...{ place: null, chatsAtOnce: null, busyUntil: null },
  });
});
