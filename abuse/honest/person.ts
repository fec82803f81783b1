import { setTimeout as sleep } from 'node:timers/promises';
import type { Until } from '../world/clock';
import { type Site, Visitor } from '../world/visitor';
import { buy, Diary, type Visit } from './errands';

/** Who comes, from where, and when. */
export type Guest = {
  address: string;
  /** ms after the beginning. */
  comesAfterMs: number;
  /** Whether this person buys messages when the free ones are used. */
  buys: boolean;
};

/** Seconds between two things that somebody does: reading, thinking, typing. */
const THINKS_S = { least: 2, most: 7 };
export const LINES = [
  'hi, how are you today',
  'aaj ka din thoda lamba tha',
  'what would you cook on a rainy evening',
  'mere office me kaam bahut hai',
  'tell me something nice',
  'kal meri behen aa rahi hai, khush hoon',
  'do you like cricket',
  'acha, aur batao',
];

const thinking = () => sleep((THINKS_S.least + Math.random() * (THINKS_S.most - THINKS_S.least)) * 1000);

async function lookAround(visitor: Visitor, diary: Diary, at: number): Promise<void> {
  if (at % 2 === 0) {
    await diary.note('open a page', visitor.get('/psychologist'));
    await diary.note('catalogue', visitor.get('/api/companions/psychologist'));
  } else {
    await diary.note('account', visitor.get('/api/account'));
    await diary.note('account', visitor.get('/api/account/history'));
  }
}

async function settleIn(visitor: Visitor, diary: Diary): Promise<{ chat: string; hadStarter: boolean }> {
  await diary.note('open a page', visitor.get('/'));
  await thinking();
  const { body } = await diary.note('register', visitor.arrive());
  await diary.note('confirm', visitor.post('/api/user/consent', { purpose: 'adult', granted: true }));
  const chat = String((await diary.note('start a chat', visitor.startChat())).body.id);
  await diary.note('open a page', visitor.get(`/chat/${chat}`));
  await diary.note('be welcomed', visitor.post(`/api/chat/welcome/${chat}`));
  return { chat, hadStarter: Number(body.messageBalance) > 0 };
}

/** One honest person: comes, registers, chats at a human pace, reads, looks around, and buys perhaps. */
export async function visit(
  site: Site,
  { address, comesAfterMs, buys }: Guest,
  pay: (orderId: string) => Promise<boolean>,
  until: Until,
): Promise<Visit> {
  const visitor = new Visitor(site, address);
  const diary = new Diary();
  await until.wait(comesAfterMs);
  const { chat, hadStarter } = await settleIn(visitor, diary);
  const paid: string[] = [];
  const credited: string[] = [];
  let sent = 0;
  let answered = 0;
  for (let at = 0; !until.isOver(); at += 1) {
    await thinking();
    if (until.isOver()) break;
    if (at % 4 === 2) await lookAround(visitor, diary, at >> 2);
    if (at % 3 === 1) await diary.note('read the chat', visitor.get(`/api/chat/messages/${chat}`));
    const line = LINES[(at + visitor.address.length) % LINES.length] ?? '';
    const { body } = await diary.note('send', visitor.send(chat, line), (answer) =>
      answer.body.rechargeRequired === true ? true : Array.isArray(answer.body.aiMessages),
    );
    sent += 1;
    if (body.rechargeRequired === false) answered += 1;
    if (body.rechargeRequired !== true) continue;
    const bought = buys && !until.isOver() ? await buy(visitor, diary, pay) : null;
    if (bought) paid.push(bought.orderId);
    if (bought?.credited) credited.push(bought.orderId);
  }
  return {
    ...{ userId: visitor.userId, chats: [chat], samples: diary.samples, troubles: diary.troubles },
    ...{ hadStarter, sent, answered, paid, credited },
  };
}
