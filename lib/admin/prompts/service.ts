/*
 * Invariants:
 * - A version is added, tried, evaluated, activated and rolled back together with a line in the audit log.
 * - Activating and rolling back need a sign-in of the last 15 minutes and a reason.
 * - A trial stores nothing, of a text that is not stored yet either; an evaluation stores what became of its own messages, never anybody's.
 */
import { templateFault } from '@/lib/ai/prompts/versions/rules';
import * as versions from '@/lib/ai/prompts/versions/service';
import type { ReplyScope } from '@/lib/chat/turns/service';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { listCompanions } from '@/lib/companions/desk/service';
import { AppError } from '@/lib/kit/app-error';
import { diffParts } from '@/lib/kit/differences';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Cut } from '@/lib/kit/keyset';
import type { Db, OperatorScope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed, recordLook } from '../audit/service';
import { tryTalk } from '../companions/trial/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import {
  type activatePrompt as activateEndpoint,
  type addPrompt as addEndpoint,
  type evaluatePrompt as evaluateEndpoint,
  evaluation,
  type exportPrompts as exportEndpoint,
  type getPrompt as getEndpoint,
  type listPrompts as listEndpoint,
  type rollBackPrompt as rollBackEndpoint,
  type tryPrompt as tryEndpoint,
} from './contract';
import { EVALUATION_UNDER_WAY } from './copy';
import { EVALUATION_MESSAGES } from './evaluation/constants';
import { findSpeaker } from './speaker/service';

type Version = Awaited<ReturnType<typeof versions.listVersions>>[number];

const toVersion = ({ id, promptFor, promptVersion, isActive, createdAt, createdBy, note }: Version) => ({
  ...{ id, chatType: promptFor, version: promptVersion, isActive },
  ...{ createdAt: createdAt.toISOString(), createdBy, note },
});
/** What the trial of a text calls it by that is no version yet. */
const UNSAVED = 'unsaved';
const subject = (id: string) => ({ kind: 'prompt', id });

type Activation = Awaited<ReturnType<typeof versions.listActivations>>[number];
type Asked = Input<typeof listEndpoint>;

const ACTIVATIONS: Listing<Activation, 'when'> = {
  first: '-when',
  placeOf: ({ seq }) => ({ value: Number(seq), key: String(seq) }),
};

const filterOf = ({ chatType, ...days }: Asked) => ({ chatType, ...timesOf(days) });

/** Every version without its text, and who activated what. */
export async function listPrompts({ db }: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const [all, rollBacks, { rows, ...ends }] = await Promise.all([
    versions.listVersions(db),
    versions.findRollBacks(db, CHAT_TYPES),
    readPage(asked, ACTIVATIONS, (cut) => versions.listActivations(db, filter, cut)),
  ]);
  return {
    versions: all.map(toVersion),
    rollBacks,
    activations: rows.map((one) => ({
      ...{ id: one.id, chatType: one.promptFor, from: one.fromVersion, to: one.toVersion },
      ...{ by: one.activatedBy, isRollBack: one.rolledBack, reason: one.reason },
      at: one.createdAt.toISOString(),
    })),
    ...ends,
  };
}

/** The activations as CSV. */
export function exportPrompts(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  const find = (cut: Cut<'when'>) => versions.listActivations(scope.db, filter, cut);
  return exportList(scope, 'prompt-activations', asked, ACTIVATIONS, find, {
    activated_utc: ({ createdAt }) => createdAt,
    chat: ({ promptFor }) => promptFor,
    from: ({ fromVersion }) => fromVersion,
    to: ({ toVersion }) => toVersion,
    rolled_back: ({ rolledBack }) => rolledBack,
    by: ({ activatedBy }) => activatedBy,
    why: ({ reason }) => reason,
  });
}

/** Companions that talk in a chat type. */
const speakersOf = async (db: Db, chatType: string) =>
  (await listCompanions(db)).filter(({ chatTypes }) => chatTypes.some((one) => one === chatType));

/**
 * One version with its text, what differs from another one, and its evaluations.
 * @throws AppError `not_found`
 */
export async function getPrompt(
  { db }: OperatorScope,
  { id, against }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const [one, all, kept] = await Promise.all([
    versions.findVersion(db, id),
    versions.listVersions(db),
    versions.listEvaluations(db, id),
  ]);
  const others = all.filter((other) => other.promptFor === one.promptFor && other.id !== id);
  const compared =
    others.find((other) => other.id === against) ?? others.find(({ isActive }) => isActive) ?? others[0];
  const other = compared && (await versions.findVersion(db, compared.id));
  const lines = other ? diffParts(other.promptText.split('\n'), one.promptText.split('\n')) : [];
  const companions = await speakersOf(db, one.promptFor);
  return {
    ...toVersion(one),
    text: one.promptText,
    others: others.map(toVersion),
    against: other ? toVersion(other) : null,
    lines,
    companions: companions.map(({ id: companionId, texts }) => ({ id: companionId, name: texts.name })),
    evaluations: kept.map((row) =>
      evaluation.parse({
        ...Object(row.result),
        ...{ id: row.id, state: row.state, of: EVALUATION_MESSAGES.length },
        by: row.createdBy,
        at: row.createdAt.toISOString(),
      }),
    ),
  };
}

/**
 * Stores a new version, which is active for nobody.
 * @throws AppError `bad_input` (a place of the text cannot be filled), `conflict` (there is such a version, or such a text)
 */
export async function addPrompt(
  scope: OperatorScope,
  input: Input<typeof addEndpoint>,
): Promise<Answer<typeof addEndpoint>> {
  const { chatType, version, note } = input;
  const by = scope.operator.email;
  return scope.db.transaction(async (tx) => {
    const id = await versions.addVersion(tx, { ...input, by }, scope.now());
    const detail = { chatType, version };
    await recordDeed(tx, scope, { action: 'prompt.add', subject: subject(id), reason: note, detail });
    return { id };
  });
}

/**
 * What a companion answers with a version, or with a text that is not stored yet.
 * @throws AppError `not_found`, `bad_input` (not its chat type, or a place of the text cannot be filled), `too_many` (the day's tokens are used up), `provider_failed`
 */
export async function tryPrompt(
  scope: OperatorScope & ReplyScope,
  { id, companionId, talk, message, text }: Input<typeof tryEndpoint>,
): Promise<Answer<typeof tryEndpoint>> {
  const stored = (await findSpeaker(scope.db, id, companionId)).talk;
  const fault = text === undefined ? null : templateFault(text);
  if (fault) throw new AppError('bad_input', fault);
  const speaker = text === undefined ? stored : { ...stored, promptText: text, promptVersion: UNSAVED };
  const note = () => recordLook(scope, { action: 'prompt.trial', subject: subject(id) });
  return tryTalk(scope, { message, talk }, { compose: async () => speaker, note });
}

/**
 * Lets a companion's answers to a few messages be judged with a version, by a job: it begins within a minute, and how far it is stands with
 * the version.
 * @throws AppError `not_found`, `bad_input` (not its chat type), `conflict` (one is under way)
 */
export async function evaluatePrompt(
  scope: OperatorScope,
  { id, companionId }: Input<typeof evaluateEndpoint>,
): Promise<Answer<typeof evaluateEndpoint>> {
  const { talk } = await findSpeaker(scope.db, id, companionId);
  const { email, role } = scope.operator;
  const asked = {
    ...{ promptId: id, companionId, createdBy: email, operatorId: scope.actor.userId, role },
    ...{ createdAt: scope.now(), result: { companion: talk.companion.name, passed: 0, cases: [] } },
  };
  return scope.db.transaction(async (tx) => {
    const evaluationId = await versions.insertEvaluation(tx, asked);
    if (evaluationId === null) throw new AppError('conflict', EVALUATION_UNDER_WAY);
    await recordDeed(tx, scope, { action: 'prompt.evaluate', subject: subject(id) });
    return { id: evaluationId };
  });
}

/**
 * Makes a version the one new chats of its type begin with; chats under way keep theirs.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict`
 */
export async function activatePrompt(
  scope: OperatorScope,
  { id, seen, reason }: Input<typeof activateEndpoint>,
): Promise<Answer<typeof activateEndpoint>> {
  requireFreshSignIn(scope);
  return scope.db.transaction(async (tx) => {
    const change = { seen, reason, by: scope.operator.email };
    const detail = await versions.activateVersion(tx, id, change, scope.now());
    await recordDeed(tx, scope, { action: 'prompt.activate', subject: subject(id), reason, detail });
    return detail;
  });
}

/**
 * Goes back to the version before the last activation that has not been rolled back itself.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `conflict`
 */
export async function rollBackPrompt(
  scope: OperatorScope,
  { chatType, seen, reason }: Input<typeof rollBackEndpoint>,
): Promise<Answer<typeof rollBackEndpoint>> {
  requireFreshSignIn(scope);
  return scope.db.transaction(async (tx) => {
    const change = { seen, reason, by: scope.operator.email };
    const detail = await versions.rollBack(tx, chatType, change, scope.now());
    const about = { kind: 'chat type', id: chatType };
    await recordDeed(tx, scope, { action: 'prompt.roll_back', subject: about, reason, detail });
    return detail;
  });
}
