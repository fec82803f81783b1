import { afterEach, expect, test } from 'vitest';
import { t } from '@/lib/kit/text';
import { ApiError } from './api';
import { currentToast, dismissToast, toast } from './toast';
import { getUserMessage } from './user-message';

/** Counts how often the server's English is looked for among the texts with values. */
function hindiPage() {
  let searches = 0;
  const language = {
    tag: 'hi',
    texts: { Saved: 'सेव हो गया', 'Please try again.': 'फिर कोशिश करें।' },
    get patterns() {
      searches += 1;
      return [['^Wait (?<minutes>.+?) minutes\\.$', '{minutes} मिनट रुकें।']] as const;
    },
  } as const;
  globalThis.saathiTexts = () => language;
  return () => searches;
}

afterEach(() => {
  globalThis.saathiTexts = undefined;
  dismissToast();
});

test('words of our own are translated once, and looked for nowhere', () => {
  const searches = hindiPage();
  toast({ title: t('Saved'), description: getUserMessage(new TypeError('offline'), t('Please try again.')) });
  expect(currentToast()).toMatchObject({ title: 'सेव हो गया', description: 'फिर कोशिश करें।' });
  expect(searches()).toBe(0);
});

test('what the server says is looked for once', () => {
  const searches = hindiPage();
  const refusal = new ApiError(429, '', JSON.stringify({ error: 'Wait 5 minutes.' }));
  toast({ title: t('Saved'), description: getUserMessage(refusal, t('Please try again.')) });
  expect(currentToast()?.description).toBe('5 मिनट रुकें।');
  expect(searches()).toBe(1);
});
