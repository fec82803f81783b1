import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Tailwind's own names are known; these are the ones that app/globals.css adds. */
const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      animate: ['fade-in', 'fade-out', 'rise-in', 'rise-out', 'drop-in'],
      container: ['column'],
      shadow: ['lift'],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
