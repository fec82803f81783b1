import { Outline } from '@/components/ui/light/outline';

const PATH = {
  chat: 'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  down: 'm6 9 6 6 6-6',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  star: 'm12 3 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
} as const;

/** The icons of written pages; not in components/ui/light/icon.tsx, whose paths are in every first load. */
export function ContentIcon({
  name,
  className,
  filled = false,
}: {
  name: keyof typeof PATH;
  className?: string;
  filled?: boolean;
}) {
  return <Outline path={PATH[name]} className={className} filled={filled} />;
}
