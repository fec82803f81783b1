import { Outline } from '@/components/ui/light/outline';

const PATH = {
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  pin: 'M12 17v5M9 4h6l-1 6 3 3v2H7v-2l3-3z',
} as const;

/** The icons of the list of chats, in the style of lucide and without its runtime. */
export function InboxIcon({ name, className }: { name: keyof typeof PATH; className: string }) {
  return <Outline path={PATH[name]} filled={false} className={className} />;
}
