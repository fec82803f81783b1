import { Outline } from './outline';

const PATH = {
  back: 'm15 5-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  forward: 'm9 5 7 7-7 7',
  laptop: 'M5 5h14v10H5zM2 19h20',
  pause: 'M9 5v14M15 5v14',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  play: 'M7 4.5v15L19 12z',
  star: 'm12 3 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
} as const;

/**
 * The icons of the first load, in the style of lucide, whose runtime would add 2 kB to every page: home is at 155.3 kB of
 * 155. Other screens use lucide-react.
 */
export function Icon({
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
