import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWebJobs } from './jobs';

/** What was begun, in its order. */
const begun = vi.hoisted((): string[] => []);
vi.mock('./env', () => ({ env: () => ({ JOBS: 'on' }) }));
vi.mock('./ports', () => ({ ports: () => ({}) }));
vi.mock('./scope', () => ({ jobScope: () => ({ now: () => new Date() }) }));
vi.mock('./run-job', () => ({
  runJob: async (name: string) => begun.push(name),
}));
vi.mock('./job-queue', () => ({ startQueue: async () => begun.push('queue') }));
vi.mock('@/lib/memory/learning/jobs', () => ({ renewTerms: async () => begun.push('renew') }));
vi.mock('@/lib/admin/jobs/service', () => ({
  expectJobs: async () => undefined,
  findWarning: async () => null,
  noteRun: async (_: object, name: string) => begun.push(name),
}));
vi.mock('@/lib/admin/watch/delivery/jobs', () => ({ sendPosts: async () => undefined }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('nothing begins before the process has loaded: a busy machine would let its connections fail; then everything does', async () => {
  const loaded = Promise.withResolvers<void>();
  startWebJobs(undefined, loaded.promise);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toEqual([]);
  loaded.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.toSorted()).toEqual([
    'answer-waiting',
    'check-in',
    'queue',
    'remember',
    'renew',
    'send-push',
    'sweep',
    'watch',
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun.filter((name) => name === 'sweep')).toHaveLength(2);
});
