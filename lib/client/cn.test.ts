import { expect, test } from 'vitest';
import { cn } from './cn';

test('a later class replaces an earlier one that sets the same property', () => {
  expect(cn('px-4 text-ink', 'px-2')).toBe('text-ink px-2');
  expect(cn('rounded-full py-0.5', 'rounded-sm py-1')).toBe('rounded-sm py-1');
});

test('the names of our own theme are told apart', () => {
  expect(cn('text-muted text-[0.9375rem]', 'text-sm')).toBe('text-muted text-sm');
  expect(cn('border-[1.5px] border-line', 'border-danger-line')).toBe('border-[1.5px] border-danger-line');
  expect(cn('shadow-lift', 'shadow-none')).toBe('shadow-none');
  expect(cn('max-w-column', 'max-w-full')).toBe('max-w-full');
  expect(cn('animate-fade-in', 'animate-none')).toBe('animate-none');
  expect(cn('font-heading font-bold', 'font-sans')).toBe('font-bold font-sans');
});

test('what is false or missing is left out', () => {
  expect(cn('block', false, undefined, null, { hidden: false, flex: true })).toBe('flex');
});
