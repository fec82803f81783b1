/*
 * Invariants:
 * - Everything stored about the caller is in both files; of friends no more than a first letter.
 * - Messages are read and packed in batches, and other requests are served in between.
 * - Whatever a person wrote is text in the page, never markup.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { BRAND } from '@/content/brand';
import { listUsage } from '@/lib/ai/usage/service';
import { collectPersonalData as collectCheckIns } from '@/lib/chat/check-ins/service';
import * as chatData from '@/lib/chat/personal-data/service';
import type { PicturesScope } from '@/lib/chat/pictures/ports';
import { readKept } from '@/lib/chat/pictures/service';
import { listReports } from '@/lib/chat/reports/service';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import * as companionsData from '@/lib/companions/personal-data/service';
import * as feedbackData from '@/lib/feedback/personal-data/service';
import * as issuesData from '@/lib/issues/personal-data/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import * as mailData from '@/lib/mail/service';
import * as memoryData from '@/lib/memory/personal-data/service';
import * as paymentsData from '@/lib/payments/personal-data/service';
import * as referralsData from '@/lib/referrals/personal-data/service';
import * as crisisData from '@/lib/safety/care/personal-data/service';
import { listEvents } from '@/lib/safety/events/service';
import { listExamplesOf } from '@/lib/safety/examples/service';
import { noteFetched } from '@/lib/users/data-requests/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import * as usersData from '@/lib/users/personal-data/service';
import * as walletData from '@/lib/wallet/personal-data/service';
import { EXPORT_MESSAGES_MAX, EXPORT_PICTURES_AT_ONCE, EXPORT_PICTURES_MAX } from '../constants';
import type { exportData as exportEndpoint } from '../contract';
import { exportTooLarge } from '../copy';
import { requireCaller } from '../service';
import type { ListOpenings } from './ports';
import { factsTable, heading, messageHtml, PAGE_END, pageStart, rowsTable, section, titleOf } from './rules';

const PAGE_NAME = 'my-data.html';
const JSON_NAME = 'my-data.json';

type ExportScope = Scope & PicturesScope & { listOpenings: ListOpenings };

type Rows = readonly Readonly<Record<string, unknown>>[];
type Chats = Awaited<ReturnType<typeof chatData.collectPersonalData>>;

/** Everything stored except the chats, under the names used in both files. */
async function collectTables(scope: ExportScope, userId: string) {
  const { db } = scope;
  const {
    profile,
    consents,
    age,
    devices,
    suspensions,
    dataRequests,
    ownLimits,
    toldDevices,
    notices,
    chatLockDevices,
  } = await usersData.collectPersonalData(db, userId);
  const [
    balanceHistory,
    payments,
    refunds,
    ratings,
    reviews,
    referrals,
    issues,
    memory,
    crises,
    safetyEvents,
    reports,
    aiUsage,
    safetyExamples,
    chatsOpened,
    mails,
    checkIns,
  ] = await Promise.all([
    walletData.collectPersonalData(db, userId),
    paymentsData.collectPersonalData(db, userId),
    paymentsData.collectRefunds(db, userId),
    feedbackData.collectPersonalData(db, userId),
    companionsData.collectPersonalData(db, userId),
    referralsData.collectPersonalData(db, userId),
    issuesData.collectPersonalData(db, { userId, visitorId: scope.actor.visitorId }),
    memoryData.collectPersonalData(db, userId),
    crisisData.collectPersonalData(db, userId),
    listEvents(db, userId),
    listReports(db, userId),
    listUsage(db, userId),
    listExamplesOf(db, userId),
    scope.listOpenings(db, userId),
    mailData.collectPersonalData(db, userId),
    collectCheckIns(db, userId),
  ]);
  const tables: Record<string, Rows> = {
    consents,
    devices,
    age,
    suspensions,
    dataRequests,
    ownLimits,
    toldDevices,
    notices,
    chatLockDevices,
    balanceHistory,
    payments,
    refunds,
    ratings,
    reviews,
    referrals,
    issues,
    crises,
    safetyEvents,
    reports,
    aiUsage,
    safetyExamples,
    chatsOpened,
    mails,
    checkIns,
    memories: memory.facts,
    memorySummaries: memory.summaries,
  };
  return { profile, tables };
}

type Write = (text: string, last?: boolean) => void;

/** A zip of two files that are written piece by piece. */
function openArchive(names: readonly [string, string]) {
  const chunks: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else chunks.push(chunk);
  });
  const begin = (name: string): Write => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return (text, last = false) => file.push(strToU8(text), last);
  };
  const write = [begin(names[0]), begin(names[1])] as const;
  return {
    write,
    /** A file that is packed already. Comes after what is written. */
    add(name: string, bytes: Uint8Array): void {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
    },
    end(): Uint8Array<ArrayBuffer> {
      zip.end();
      if (failures[0]) throw failures[0];
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

async function writeChats(scope: Scope, chats: Chats, html: Write, json: Write): Promise<void> {
  for (const [place, chat] of chats.entries()) {
    const { id, chatType, companionName, createdAt } = chat;
    const listed = {
      ownName: chat.ownName,
      pinnedAt: chat.pinnedAt,
      archivedAt: chat.archivedAt,
      readUpTo: chat.readUpTo,
      goesAt: chat.goesAt,
    };
    html(`<section>${titleOf(`${companionName} · ${CHAT_TYPE_LABEL[chatType]}`)}`);
    if (Object.values(listed).some((one) => one !== null)) html(factsTable(listed));
    json(
      `${place > 0 ? ',' : ''}\n{"chat":${JSON.stringify({ id, chatType, companionName, createdAt, ...listed })},"messages":[`,
    );
    let separator = '\n';
    for await (const batch of chatData.collectMessages(scope.db, id)) {
      html(batch.map((one) => messageHtml(one, companionName)).join(''));
      const items = batch.map(({ seq: _seq, sessionId: _sessionId, ...message }) => JSON.stringify(message));
      json(separator + items.join(',\n'));
      separator = ',\n';
      await breathe();
    }
    html('</section>\n');
    json(']}');
  }
}

/**
 * Everything stored about the caller, as one page that opens from disk and one JSON file, in a zip.
 * @throws AppError `not_signed_in`, `not_allowed` with `signIn: 'again'`, `too_large`, `provider_failed` when the store of pictures does not answer
 */
export async function exportData(scope: ExportScope): Promise<Answer<typeof exportEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  requireFreshSignIn(scope);
  if ((await chatData.countMessages(scope.db, userId)) > EXPORT_MESSAGES_MAX)
    throw new AppError('too_large', exportTooLarge());
  const madeAt = scope.now();
  await noteFetched(scope.db, userId, madeAt);
  const { profile, tables } = await collectTables(scope, userId);
  const chats = await chatData.collectPersonalData(scope.db, userId, madeAt);
  const pictures = await chatData.listPictures(scope.db, userId);
  if (pictures.length > EXPORT_PICTURES_MAX) throw new AppError('too_large', exportTooLarge());
  const { write, add, end } = openArchive([PAGE_NAME, JSON_NAME]);
  const [html, json] = write;

  html(pageStart(`Your data at ${BRAND.name}`, madeAt));
  html(section('Profile', factsTable(profile)));
  for (const [name, rows] of Object.entries(tables)) html(section(heading(name), rowsTable(rows)));
  html(section(heading('pictures'), rowsTable(pictures)));
  json(`${JSON.stringify({ madeAt, profile, ...tables, pictures }, null, 1).slice(0, -2)},\n"chats":[`);
  await writeChats(scope, chats, html, json);
  html(PAGE_END, true);
  json(']}\n', true);
  for (let from = 0; from < pictures.length; from += EXPORT_PICTURES_AT_ONCE) {
    const some = pictures.slice(from, from + EXPORT_PICTURES_AT_ONCE);
    const read = await Promise.all(some.map(async ({ id }) => ({ id, bytes: await readKept(scope, id) })));
    for (const { id, bytes } of read) if (bytes) add(`pictures/${id}.jpg`, bytes);
    await breathe();
  }
  const name = `${BRAND.wordmark}-data-${madeAt.toISOString().slice(0, 10)}.zip`;
  return { name, contentType: 'application/zip', bytes: end() };
}
