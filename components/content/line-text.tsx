import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, Line, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { piecesOf } from '@/lib/content/rules';

/** A line of text with its links, stresses and the numbers of its sources. */
export function LineText({ language, line }: { language: PageLanguage; line: Line }) {
  // Passed as arguments instead of keyed children: two pieces may be equal, and their order never changes.
  return createElement(Fragment, null, ...piecesOf(line).map((piece) => drawPiece(piece, language)));
}

function drawPiece(piece: Inline, language: PageLanguage): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong className="font-semibold">{piece.strong}</strong>;
  if ('em' in piece) return <em>{piece.em}</em>;
  if ('href' in piece)
    return (
      <a
        href={piece.href}
        className="font-medium text-brand-ink underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {piece.text}
      </a>
    );
  return (
    <sup>
      <a
        href={`#source-${piece.source}`}
        aria-label={PAGE_COPY[language].article.source(piece.source)}
        className="-my-2 inline-block px-1.5 py-2 font-semibold text-brand-ink"
      >
        {piece.source}
      </a>
    </sup>
  );
}
