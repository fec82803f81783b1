import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { User } from '@/lib/users/hooks';
import { MemberPicture } from './member-picture';

test.each([
  ['asha', 'A'],
  [' Zoya Khan', 'Z'],
  ['élodie', 'É'],
  ['निशा', 'नि'],
  ['श्रीकांत', 'श्री'],
  ['क्षमा', 'क्ष'],
  ['स्त्री', 'स्त्री'],
  ['தமிழ்', 'த'],
  ['😀 x', '😀'],
  ['7th', '7'],
])('of the name %j the letter %j is shown', (name, letter) => {
  const user = { id: '1', name, email: null, profilePicture: null } as unknown as User;
  expect(renderToStaticMarkup(<MemberPicture user={user} />)).toContain(`>${letter}</span>`);
});
