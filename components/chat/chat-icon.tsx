import { Outline } from '@/components/ui/light/outline';

const CIRCLE = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';

const PATH = {
  back: 'm15 18-6-6 6-6',
  care: 'M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z',
  clock: `${CIRCLE}M12 6v6l4 2`,
  done: `${CIRCLE}M16 9l-5.5 5.5L8 12`,
  info: `${CIRCLE}M12 16v-4M12 8h.01`,
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  send: 'm3 3 3 9-3 9 19-9zM6 12h16',
  warning: `${CIRCLE}M12 8v4M12 16h.01`,
} as const;

export type ChatIconName = keyof typeof PATH;

/** The icons of the chat, most of them drawn by lucide (ISC licence); few and plain, because paths hardly compress. Its runtime would add 4 kB to the chat's first load. */
export function ChatIcon({ name, className }: { name: ChatIconName; className: string }) {
  return <Outline path={PATH[name]} filled={false} className={className} />;
}
