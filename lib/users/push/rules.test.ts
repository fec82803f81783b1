import { expect, test } from 'vitest';
import { inLanguage } from '@/lib/server/page-language';
import { PUSH_KINDS } from './constants';
import { noticeOf } from './rules';

const CHAT = '9f2c8c1e-6a0f-4b57-8f5b-0c1f0f3f4a11';
const about = { chatId: CHAT, companionName: 'Asha', showsSender: false };

test('nobody is named on a lock screen whose person has not chosen it, whatever it is about', () => {
  for (const kind of PUSH_KINDS) expect(JSON.stringify(noticeOf(kind, about))).not.toContain('Asha');
});

test('whoever has chosen it sees who has written, and that it is an AI', () => {
  const named = noticeOf('reply', { ...about, showsSender: true });
  expect(named).toEqual({
    body: 'Asha (AI) has written to you',
    path: `/chat/${CHAT}`,
    tag: `reply:${CHAT}`,
    lang: 'en',
  });
  expect(noticeOf('payment', { ...about, showsSender: true }).body).toBe('Your payment has arrived');
});

test('what is about no chat leads to the account', () => {
  expect(noticeOf('answer', { ...about, chatId: null }).path).toBe('/account');
});

test('it is said in the language that is spoken, and says which', () => {
  const said = inLanguage('hi', () => [
    noticeOf('reply', { ...about, showsSender: true }),
    noticeOf('payment', about),
  ]);
  expect(said).toMatchObject([
    { body: 'Asha (AI) ने आपको लिखा है', lang: 'hi' },
    { body: 'आपका पेमेंट आ गया है', lang: 'hi' },
  ]);
});
