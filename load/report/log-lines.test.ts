import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFailure } from '@/lib/server/failure';
import { logLines } from './log-lines';

test('what failed stands there with why, each reason once with how often, the most frequent first', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-log-lines-'));
  const file = path.join(folder, 'product.log');
  const failed = (error: Error) =>
    JSON.stringify({ level: 40, ...describeFailure(error), msg: 'sweep failed' });
  const late = new Error('timeout exceeded when trying to connect');
  const gone = Object.assign(new Error('the server is shutting down'), { code: '57P01' });
  fs.writeFileSync(file, [failed(gone), failed(late), 'no JSON', failed(late), ''].join('\n'));
  expect(logLines(file).split('\n').slice(1)).toEqual([
    '  2 × sweep failed · Error · timeout exceeded when trying to connect',
    '  1 × sweep failed · Error · 57P01 · the server is shutting down',
    '  1 × no JSON',
  ]);
  fs.writeFileSync(file, '');
  expect(logLines(file)).toBe('The processes logged nothing.');
  fs.rmSync(folder, { recursive: true });
});
