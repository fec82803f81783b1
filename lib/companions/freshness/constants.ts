/** ms after which a process looks again whether the catalogue was changed: a change is everywhere within two seconds. */
export const VERSION_KEPT_MS = 1_000;
