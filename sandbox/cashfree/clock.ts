const IST_OFFSET_MS = 19_800_000;
let serial = 0;

/** A moment (Unix ms) as the gateway writes it: Indian time, whole seconds. */
export function istTime(ms: number): string {
  return `${new Date(ms + IST_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}

/** A number of 16 digits that no earlier run of the stand-in gave out either. */
export function freshNumber(): string {
  serial = (serial + 1) % 1000;
  return `${Date.now()}${String(serial).padStart(3, '0')}`;
}
