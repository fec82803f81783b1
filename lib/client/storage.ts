/** Local storage that may be denied (private windows, a full disk): reading then returns null, writing does nothing. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was kept. */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** The same for the storage of this tab, which a reload keeps and a closed tab loses. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was kept. */
export function writeTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied storage holds nothing to remove.
  }
}
