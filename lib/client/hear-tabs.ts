import { openChannel, own } from './tabs';

// A file of its own: the chat's first load tells other tabs, and hears them later.

function hear(listener: () => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = listener;
  own.ear = channel;
  return () => {
    channel.close();
    if (own.ear === channel) own.ear = undefined;
  };
}

/**
 * Hears `tellTabs` of the other tabs, except while the page is kept for the back button: no browser keeps one that listens.
 * @returns stops it
 */
export function hearTabs(listener: () => void): () => void {
  let deafen = hear(listener);
  const onHide = () => deafen();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) deafen = hear(listener);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    deafen();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
