import { expect, test } from 'vitest';
import { namesContact, publicName } from './rules';

test('a reviewer is shown by one letter, never by the name', () => {
  expect(['asha rao', ' निशा', 'Élodie', '', null].map(publicName)).toEqual([
    'A.',
    'नि.',
    'É.',
    'Anonymous',
    'Anonymous',
  ]);
});

test('ways to reach somebody are recognised, numbers of everyday talk are not', () => {
  for (const text of [
    'see www.example.com',
    'HTTPS://x.y',
    'me@mail.in',
    'call 98765 43210',
    '+91-98765-43210',
  ])
    expect(namesContact(text)).toBe(true);
  for (const text of ['Helped me in 2 weeks', '10/10, 100 %', 'From 2024-11-02 on', 'बहुत अच्छा लगा'])
    expect(namesContact(text)).toBe(false);
});
