const NAME = 'saathi-tabs';

/** Where the browser has none, other tabs find out when they are looked at. */
const isKnown = () => typeof BroadcastChannel === 'function';

/** The tab's own ear, which does not hear what it says itself. */
let ear: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that something of the person's chats or balance has changed; they ask what. */
export function tellTabs(): void {
  if (!isKnown()) return;
  const channel = ear ?? new BroadcastChannel(NAME);
  channel.postMessage(null);
  if (channel !== ear) channel.close();
}

/**
 * Hears `tellTabs` of the other tabs.
 * @returns stops it; nothing may listen while a page is kept for the back button
 */
export function hearTabs(listener: () => void): () => void {
  if (!isKnown()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  ear = channel;
  return () => {
    channel.close();
    if (ear === channel) ear = undefined;
  };
}
