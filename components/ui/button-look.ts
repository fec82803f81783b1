const BUTTON_BASE =
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 font-semibold ' +
  '[transition:background-color_.15s,border-color_.15s,scale_.15s] active:scale-[0.98] ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const BUTTON_VARIANT = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-[1.5px] border-line bg-card text-ink hover:border-field',
  ghost: 'text-ink hover:bg-line/60',
  teal: 'bg-teal text-on-teal hover:bg-teal-strong',
  /** Can be pressed, but is not the main action. */
  quiet: 'bg-line/60 text-muted hover:bg-line',
};

/** Every size is at least 44 px high. */
const BUTTON_SIZE = {
  sm: 'min-h-11 rounded-md px-4 py-2 text-sm leading-5',
  md: 'min-h-12 rounded-md px-5 py-2.5 text-[0.9375rem] leading-5',
  lg: 'min-h-14 w-full rounded-lg px-6 py-3 text-base leading-5',
  /** Short actions in a bar. */
  pill: 'min-h-11 rounded-full px-4 py-2 text-sm leading-5',
  /** The whole width of a small card. */
  card: 'min-h-11 w-full rounded-md px-1 py-2 text-sm leading-5',
  /** An icon alone; the button needs an `aria-label`. */
  icon: 'size-[44px] rounded-full text-muted hover:text-ink',
};

export type ButtonLook = {
  variant?: keyof typeof BUTTON_VARIANT;
  size?: keyof typeof BUTTON_SIZE;
  /** Adds to the look; what shall override it ends with `!`. */
  className?: string;
};

/** The classes of a button, also for a link that looks like one. Without `cn`, whose 9 kB no first load needs. */
export function buttonVariants({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonLook = {}): string {
  return `${BUTTON_BASE} ${BUTTON_VARIANT[variant]} ${BUTTON_SIZE[size]} ${className}`;
}
