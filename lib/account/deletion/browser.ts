/** Clears what this browser kept for its person. */
export function forgetEverything(): void {
  for (const kept of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[kept].clear();
    } catch {
      // A browser that refuses storage has nothing to clear.
    }
  }
}
