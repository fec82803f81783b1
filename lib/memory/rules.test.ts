import { expect, test } from 'vitest';
import { holdsTrace, tellsTheSame } from './rules';

const line = { id: 'l', text: 'Talked about exams and the weather', fromSeq: '10', uptoSeq: '20' };

test.each([
  ['it covers the message', { text: 'Likes mangoes', sourceSeqs: ['15'] }, true],
  ['it covers a later telling', { text: 'Likes mangoes', sourceSeqs: ['3', '20'] }, true],
  ['it shares a word', { text: 'Exams in March', sourceSeqs: ['3'] }, true],
  ['it has nothing of it', { text: 'Likes mangoes', sourceSeqs: ['9', '21'] }, false],
])('a line of the summary goes when %s', (_why, fact, goes) => expect(holdsTrace(line, fact)).toBe(goes));

test('an older version of a deleted fact goes too', () => {
  expect(tellsTheSame('Has a dog called Bruno', 'Dog Bruno died')).toBe(true);
  expect(tellsTheSame('Lives in Pune', 'Dog Bruno died')).toBe(false);
});
