import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from '@/lib/server/env';
import { lookAtMail } from '@/lib/server/mail';
import { lookAtPictures } from '@/lib/server/picture-store';
import { lookAtRedis } from '@/lib/server/rate-limit';
import { startMailbox } from '@/sandbox/smtp/server';
import { startObjectStore } from '@/tests/setup/object-store';
import { examineListeners } from './reach.mjs';

/** A port that nobody listens at any more. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('who is told alerts and traces is reached or named with the reason, and is told nothing', async () => {
  let said = 0;
  const server = createServer((socket) => socket.on('data', () => (said += 1)).on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const findings = await examineListeners({
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/secret-path`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await deadPort()}`,
    SENTRY_DSN: 'nonsense',
  });
  server.close();
  expect(findings).toEqual([
    { state: 'well', text: '127.0.0.1, which takes alerts, is reached' },
    {
      state: 'wrong',
      text: '127.0.0.1, which takes traces (OTEL_EXPORTER_OTLP_ENDPOINT), is not reached: ECONNREFUSED',
    },
    { state: 'wrong', text: 'SENTRY_DSN is no address' },
  ]);
  expect(said).toBe(0);
});

const ENVIRONMENT = {
  ...{ DATABASE_URL: 'postgresql://none', NEXTAUTH_SECRET: 'signs what a test makes' },
  ...{ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'none', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' },
  ...{ CASHFREE_CLIENT_ID: 'none', CASHFREE_CLIENT_SECRET: 'none', MAIL_FROM: 'saathi@example.com' },
};

test('a mail server is greeted and gets no mail; one that is away is named with the reason', async () => {
  const box = await startMailbox();
  expect(await lookAtMail(readEnv({ ...ENVIRONMENT, SMTP_URL: box.url }))).toEqual([
    'Mail: 127.0.0.1 takes it',
  ]);
  expect(box.received).toEqual([]);
  await box.stop();
  const away = await lookAtMail(
    readEnv({ ...ENVIRONMENT, SMTP_URL: `smtp://127.0.0.1:${await deadPort()}` }),
  );
  expect(away).toEqual([expect.stringMatching(/^Mail: 127\.0\.0\.1 does not take it \(\w+/)]);
});

test('a Redis that is away is named with the reason', async () => {
  expect(await lookAtRedis(undefined)).toEqual([]);
  expect(await lookAtRedis(`redis://127.0.0.1:${await deadPort()}`)).toEqual([
    'Redis: does not answer (ECONNREFUSED): each process counts for itself',
  ]);
});

test('a bucket for pictures is asked for one that it has not; what it refuses is named, and nothing is put there', async () => {
  const objects = await startObjectStore();
  const settings = { ...ENVIRONMENT, MAIL_FROM: '', ...objects.settings() };
  expect(await lookAtPictures(readEnv(settings))).toEqual([
    expect.stringMatching(/^Pictures: the bucket pictures at 127\.0\.0\.1:\d+ answers$/),
  ]);
  const [line] = await lookAtPictures(readEnv({ ...settings, PICTURES_S3_SECRET_ACCESS_KEY: 'another' }));
  expect(line).toMatch(/^Pictures: .+ does not answer as it should \(.*SignatureDoesNotMatch 403\)$/);
  expect(await objects.objects()).toEqual([]);
  expect(await lookAtPictures(readEnv({ ...ENVIRONMENT, MAIL_FROM: '' }))).toEqual([]);
  await objects.stop();
});
