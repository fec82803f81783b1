const NAME = 'saathi-tabs';

/** The tab's own ear (hear-tabs.ts), which does not hear what it says itself. */
export const own: { ear?: BroadcastChannel } = {};

/** A channel to the other tabs; where the browser has none, they find out when they are looked at. */
export const openChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;

/** Tells the other tabs of this browser that something of the person's chats or balance has changed; they ask what. */
export function tellTabs(): void {
  const channel = own.ear ?? openChannel();
  channel?.postMessage(null);
  if (channel !== own.ear) channel?.close();
}
