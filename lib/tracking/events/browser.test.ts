import { afterEach, expect, test, vi } from 'vitest';
import { trackEvent } from './browser';

const sent: unknown[] = [];
vi.mock('../pixel/browser', () => ({ sendToPixel: (event: unknown) => sent.push(event) }));

const storage = (choice: string | null) =>
  vi.stubGlobal('localStorage', {
    getItem: () => choice,
    setItem: () => undefined,
    removeItem: () => undefined,
  });

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

test.each([null, 'refused', 'nonsense'])('with the choice %j nothing is told', async (choice) => {
  storage(choice);
  trackEvent('PaymentSuccess', { value: 9 }, 'session_1');
  await vi.dynamicImportSettled();
  expect(sent).toEqual([]);
});

test('with permission the pixel is told, with the order', async () => {
  storage('granted');
  trackEvent('PaymentSuccess', { value: 9 }, 'session_1');
  await expect
    .poll(() => sent)
    .toEqual([{ name: 'PaymentSuccess', params: { value: 9 }, eventId: 'session_1' }]);
});
