/*
 * Invariants:
 * - Nothing is saved that says a companion is human or licensed, or that leaves it without its persona.
 * - Who saves over another's change is told of it, and saves nothing.
 * - Each change is a line of the audit log in its own transaction, with the names of the fields; the texts are in the history.
 */

import { differences, type Texts } from '@/lib/companions/desk/rules';
import {
  changeService,
  type DeskCompanion,
  findDeskCompanion,
  listCompanions as listAll,
  listRevisions,
  saveTexts,
  takeBack,
} from '@/lib/companions/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordDeed } from '../audit/service';
import type {
  editCompanion as editEndpoint,
  getCompanion as getEndpoint,
  listCompanions as listEndpoint,
  changeCompanionService as serviceEndpoint,
  takeBackEdit as takeBackEndpoint,
} from './contract';
import { findProblems } from './rules';

const subjectOf = (id: string) => ({ kind: 'companion', id });
const isPsychologist = ({ chatTypes }: DeskCompanion) => chatTypes.includes('psychologist');

const toCompanion = (one: DeskCompanion, now: Date) => ({
  ...{ id: one.id, imagePath: one.imagePath, chatTypes: one.chatTypes, texts: one.texts },
  ...{ chatsAtOnce: one.maxSimultaneousChats, place: one.place, revision: one.revision },
  isHidden: one.hiddenAt !== null,
  busyUntil:
    one.unavailableUntil !== null && one.unavailableUntil > now ? one.unavailableUntil.toISOString() : null,
});

/** Every companion, those of the catalogue in its order. */
export async function listCompanions(scope: OperatorScope): Promise<Answer<typeof listEndpoint>> {
  const placeOf = ({ place }: DeskCompanion) => place ?? Number.MAX_SAFE_INTEGER;
  const ratingOf = ({ texts }: DeskCompanion) => Number(texts.rating ?? 0);
  const all = await listAll(scope.db);
  const inOrder = all.toSorted(
    (a, b) =>
      Number(isPsychologist(b)) - Number(isPsychologist(a)) ||
      placeOf(a) - placeOf(b) ||
      ratingOf(b) - ratingOf(a),
  );
  return { companions: inOrder.map((one) => toCompanion(one, scope.now())) };
}

/** @throws AppError `not_found` */
export async function getCompanion(
  scope: OperatorScope,
  { id }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const [companion, revisions] = await Promise.all([
    findDeskCompanion(scope.db, id),
    listRevisions(scope.db, id),
  ]);
  return {
    ...toCompanion(companion, scope.now()),
    history: revisions.map(({ number, author, at, takesBack, before, after }) => ({
      ...{ number, author, takesBack },
      at: at.toISOString(),
      changes: differences(before, after),
    })),
  };
}

function refuseProblems(texts: Texts, companion: DeskCompanion): void {
  const problems = findProblems(texts, { isPsychologist: isPsychologist(companion) });
  const [first] = problems;
  if (first) throw new AppError('bad_input', first.text, { fields: { problems } });
}

/**
 * Saves a companion's texts; every process has them within two seconds.
 * @throws AppError `not_found`, `bad_input` with `problems`, `conflict` with `changes` when somebody else has saved meanwhile, or when
 *   another companion has the name
 */
export async function editCompanion(
  scope: OperatorScope,
  { id, basedOn, texts }: Input<typeof editEndpoint>,
): Promise<Answer<typeof editEndpoint>> {
  refuseProblems(texts, await findDeskCompanion(scope.db, id));
  const writing = { id, author: scope.operator.email, now: scope.now() };
  await saveTexts(scope.db, { ...writing, basedOn, texts }, (tx, fields) =>
    recordDeed(tx, scope, { action: 'companion.edit', subject: subjectOf(id), detail: { fields } }),
  );
  return { revision: basedOn + 1 };
}

/** Takes a change of texts back; what was changed later in other fields stays. @throws AppError as `editCompanion` */
export async function takeBackEdit(
  scope: OperatorScope,
  { id, basedOn, number }: Input<typeof takeBackEndpoint>,
): Promise<Answer<typeof takeBackEndpoint>> {
  const writing = { id, author: scope.operator.email, now: scope.now() };
  await takeBack(scope.db, { ...writing, basedOn, number }, refuseProblems, (tx, fields) =>
    recordDeed(tx, scope, {
      ...{ action: 'companion.take_back', subject: subjectOf(id), detail: { number, fields } },
    }),
  );
  return { revision: basedOn + 1 };
}

/** Hides, shows, orders, makes busy or free. @throws AppError `not_found`, `conflict` for the last one of a chat type */
export async function changeCompanionService(
  scope: OperatorScope,
  { id, ...change }: Input<typeof serviceEndpoint>,
): Promise<Answer<typeof serviceEndpoint>> {
  await changeService(scope.db, { id, now: scope.now(), ...change }, (tx) =>
    recordDeed(tx, scope, { action: 'companion.service', subject: subjectOf(id), detail: change }),
  );
  return { success: true };
}
