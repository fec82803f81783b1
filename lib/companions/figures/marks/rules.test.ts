import { describe, expect, test } from 'vitest';
import type { Figure } from '../constants';
import { figuresLine, isSample } from './rules';

describe('the line of a card', () => {
  const line = (yearsOfExperience: number, casesHandled: number, samples: Figure[]) =>
    figuresLine({ yearsOfExperience, casesHandled, samples });

  test('says what is a sample, once where everything is, and leaves out what there is none of', () => {
    expect(line(12, 480, ['rating', 'years', 'cases'])).toBe('12 yrs · 480 cases · sample');
    expect(line(12, 721, ['years'])).toBe('12 yrs (sample) · 721 cases');
    expect(line(12, 721, [])).toBe('12 yrs · 721 cases');
    expect(line(0, 3, ['rating'])).toBe('3 cases');
    expect(line(0, 0, [])).toBe('');
  });
});

test('an answer that names no samples has none', () => {
  expect(isSample({}, 'rating')).toBe(false);
});
