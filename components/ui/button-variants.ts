const BASE =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 font-semibold ' +
  'transition-[background-color,border-color,transform] duration-150 ease-out active:scale-[0.98] ' +
  'disabled:cursor-not-allowed disabled:opacity-60';

const VARIANT = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-[1.5px] border-line bg-card text-ink hover:border-field',
  ghost: 'text-ink hover:bg-line/60',
  teal: 'bg-teal text-on-teal hover:bg-teal-strong',
  /** What can be pressed, but is not what one came for. */
  quiet: 'bg-line/60 text-muted hover:bg-line',
};

/** Every size is at least 44 px high. */
const SIZE = {
  sm: 'min-h-11 rounded-md px-4 py-2 text-sm leading-5',
  md: 'min-h-12 rounded-md px-5 py-2.5 text-[0.9375rem] leading-5',
  lg: 'min-h-14 w-full rounded-lg px-6 py-3 text-base leading-5',
  /** Short actions in a bar. */
  pill: 'min-h-11 rounded-full px-4 py-2 text-sm leading-5',
  /** The whole width of a small card. */
  card: 'min-h-11 w-full rounded-md px-1 py-2 text-sm leading-5',
};

export type ButtonLook = {
  variant?: keyof typeof VARIANT;
  size?: keyof typeof SIZE;
  /** Adds to the look; it cannot be relied on to override it. */
  className?: string;
};

/**
 * The look of a button, for links and the like. A plain map: the usual variant library and class merging would cost
 * every first load more bytes than all buttons together.
 */
export function buttonVariants({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonLook = {}): string {
  return `${BASE} ${VARIANT[variant]} ${SIZE[size]} ${className}`;
}
