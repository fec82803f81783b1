const DAY_MS = 24 * 60 * 60_000;

/** When a day of India (YYYY-MM-DD) begins. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When a day of India (YYYY-MM-DD) is over. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);

type Place = { createdAt: Date; orderId: string };

/** A place in the list of orders, as it stands in an address. */
export const writePlace = ({ createdAt, orderId }: Place): string => `${createdAt.toISOString()}_${orderId}`;

/** The same read back; null when it is none. */
export function readPlace(text: string): Place | null {
  const cut = text.indexOf('_');
  const createdAt = new Date(text.slice(0, cut));
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, orderId: text.slice(cut + 1) };
}
