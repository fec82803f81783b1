import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const listeners = new Map<string, () => void>();
const reload = vi.fn();
const clearTab = vi.fn();

/** A page that has just loaded, with these cookies. */
async function page(cookie = '') {
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
  loaded.watchPerson();
  return loaded;
}

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  clearTab.mockClear();
});

describe('another person in this browser', () => {
  it.each(['storage', 'pageshow'])('makes a page load anew at the next %s', async (event) => {
    await page();
    listeners.get(event)?.();
    expect(reload).not.toHaveBeenCalled();
    stored.set('saathi-person', 'in-1');
    listeners.get(event)?.();
    expect(reload).toHaveBeenCalledOnce();
    expect(clearTab).not.toHaveBeenCalled();
  });

  it('after a sign-out forgets what the tab kept, too', async () => {
    await page();
    stored.set('saathi-person', 'out-1');
    listeners.get('storage')?.();
    expect(clearTab).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

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
