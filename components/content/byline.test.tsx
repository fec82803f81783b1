import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AUTHORS } from '@/content/authors';
import type { Author } from '@/content/formats';
import { AuthorScreen } from './author-screen';
import { ReviewLine } from './byline';

const review = {
  name: 'Dr A. Person',
  qualification: 'Clinical psychologist, RCI registration A00000',
  evidence: 'rehabcouncil.nic.in',
  date: '2027-01-15',
};

test('a review is shown with name, registration and day, and nothing while there is none', () => {
  expect(renderToStaticMarkup(createElement(ReviewLine, { language: 'en', review: undefined }))).toBe('');
  const shown = renderToStaticMarkup(createElement(ReviewLine, { language: 'en', review }));
  for (const part of ['Reviewed by', review.name, 'A00000', '2027-01-15']) expect(shown).toContain(part);
});

test('a pen name is called one; the person behind it is named only when the owner has', () => {
  const [author] = AUTHORS as [Author, ...Author[]];
  const page = (change: Partial<Author>) =>
    renderToStaticMarkup(
      createElement(AuthorScreen, {
        language: 'en',
        author: { ...author, ...change },
        howWeWrite: [],
        articles: [],
        site: 'https://saathi.co.in',
      }),
    );
  expect(page({})).toContain('A pen name of');
  expect(page({})).not.toContain('Behind this name');
  expect(page({})).toContain('"@type":"Organization"');
  const { name, qualification, evidence } = review;
  const named = page({ person: { name, qualification, evidence } });
  expect(named).toContain('Behind this name');
  expect(named).toContain('"@type":"Person","name":"Dr A. Person"');
});
