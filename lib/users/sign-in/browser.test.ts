import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const listeners = new Map<string, () => void>();
const reload = vi.fn();
const clearTab = vi.fn();

/** A page whose code to watch has just come, with these cookies. */
async function page(cookie = '', began = stored.get('saathi-person') ?? null) {
  vi.resetModules();
  listeners.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { clear: clearTab });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  const loaded = await import('./browser');
  loaded.watchPerson(began);
  return loaded;
}

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  clearTab.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('another person in this browser', () => {
  it.each(['storage', 'pageshow'])('makes a page reload at the next %s', async (event) => {
    await page();
    listeners.get(event)?.();
    expect(reload).not.toHaveBeenCalled();
    stored.set('saathi-person', 'in-1');
    listeners.get(event)?.();
    expect(reload).toHaveBeenCalledOnce();
    expect(clearTab).not.toHaveBeenCalled();
  });

  it.each(['done', 'half-done'])(
    'after a sign-out that is %s forgets what the tab kept, too',
    async (how) => {
      stored.set('saathi-person', 'in-1');
      await page();
      if (how === 'done') stored.set('saathi-person', 'out-1');
      else stored.clear();
      listeners.get('storage')?.();
      expect(clearTab).toHaveBeenCalledOnce();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('is noticed also when it came while the code that watches was on its way', async () => {
    const began = null;
    stored.set('saathi-person', 'in-1');
    await page('saathi_sign_in=cancelled-1b2c', began);
    expect(reload).toHaveBeenCalledOnce();
    expect(stored.has('saathi-sign-in-told')).toBe(false);
    await page('saathi_sign_in=cancelled-1b2c');
    expect(reload).toHaveBeenCalledOnce();
    expect(stored.get('saathi-sign-in-told')).toBe('cancelled-1b2c');
  });

  it.each(['in', 'out'] as const)(
    'has what was kept of chats destroyed, also when one signs %s',
    async (how) => {
      const deleteDatabase = vi.fn(() => ({}));
      const { personChanged } = await page();
      vi.stubGlobal('indexedDB', { deleteDatabase });
      stored.set('saathi-offline', 'on');
      personChanged(how);
      expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('saathi-kept');
      expect(stored.has('saathi-offline')).toBe(false);
    },
  );

  it('is no news to the page that brought it about', async () => {
    const { personChanged } = await page();
    personChanged('out');
    listeners.get('storage')?.();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the result of a sign-in', () => {
  it('tells the other tabs of a good one, and is quiet itself', async () => {
    await page('a=1; saathi_sign_in=done-1b2c');
    expect(stored.get('saathi-person')).toMatch(/^in-/);
    listeners.get('storage')?.();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is told once', async () => {
    await page('saathi_sign_in=cancelled-1b2c');
    expect(stored.get('saathi-sign-in-told')).toBe('cancelled-1b2c');
    expect(stored.has('saathi-person')).toBe(false);
    stored.set('saathi-sign-in-told', 'done-1b2c');
    await page('saathi_sign_in=done-1b2c');
    expect(stored.has('saathi-person')).toBe(false);
  });
});
