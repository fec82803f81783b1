import { drawingAddress } from '@/components/shared/drawing-address';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { Block, PageLanguage } from '@/content/formats';
import { MAIN_HELPLINES } from '@/content/helplines';
import { FIGURE } from '@/lib/content/constants';
import { PAGE_COPY } from '@/lib/content/copy';
import { plainText } from '@/lib/content/rules';
import { LineText } from './line-text';

/** The body of a text; everything from the second heading on is laid out when the reader comes near. */
export function BodyBlocks({ language, body }: { language: PageLanguage; body: readonly Block[] }) {
  return (
    <div className="text-[1.0625rem] leading-7">
      {splitIntoSections(body).map((part, at) => (
        <div key={JSON.stringify(part[0])} className={at > 0 ? 'later' : undefined}>
          {part.map((block) => (
            <BodyBlock key={JSON.stringify(block)} language={language} block={block} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Splits a text before each section heading but the first. */
function splitIntoSections(body: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  let sections = 0;
  for (const block of body) {
    if (block.kind === 'heading' && block.level !== 3) {
      sections += 1;
      if (sections > 1) parts.push([]);
    }
    parts.at(-1)?.push(block);
  }
  return parts;
}

function BodyBlock({ language, block }: { language: PageLanguage; block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h3 id={block.id} className="mt-7 scroll-mt-4 text-lg leading-6">
          {block.text}
        </h3>
      ) : (
        <h2 id={block.id} className="mt-10 scroll-mt-4 text-2xl leading-[1.875rem]">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className="mt-4">
          <LineText language={language} line={block.text} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag
          className={`mt-4 flex flex-col gap-2 pl-5 ${block.ordered ? 'list-decimal' : 'list-disc'} [&_::marker]:text-brand-ink`}
        >
          {block.items.map((item) => (
            <li key={plainText(item)} className="pl-1">
              <LineText language={language} line={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote className="mt-6 border-brand-ink border-l-4 pl-4 font-heading text-xl leading-7 tracking-[-0.01em]">
          <p>
            <LineText language={language} line={block.text} />
          </p>
          {block.by ? (
            <footer className="mt-1 font-sans text-base text-muted tracking-normal">{block.by}</footer>
          ) : null}
        </blockquote>
      );
    case 'tip':
      return (
        <aside
          aria-label={block.title}
          className="mt-6 rounded-lg border-[1.5px] border-marigold-line bg-marigold-tint p-4 text-base leading-6 print:break-inside-avoid"
        >
          <p className="font-bold font-heading text-marigold-ink">{block.title}</p>
          <p className="mt-1">
            <LineText language={language} line={block.text} />
          </p>
        </aside>
      );
    case 'table':
      return <BodyTable language={language} block={block} />;
    case 'picture':
      return <BodyPicture block={block} />;
    case 'helplines':
      return <HelplineBox language={language} />;
  }
}

function BodyTable({
  language,
  block: { caption, head, rows },
}: {
  language: PageLanguage;
  block: Extract<Block, { kind: 'table' }>;
}) {
  return (
    // Focusable, so that a keyboard can scroll a table that is wider than the phone.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus (WCAG 2.1.1)
      tabIndex={0}
      className="mt-5 overflow-x-auto print:overflow-visible"
    >
      {/* Four columns on a phone would break words: such a table scrolls instead. */}
      <Table
        className={`border-collapse text-[0.9375rem] leading-6 ${head.length > 3 ? 'min-w-[34rem]' : ''}`}
      >
        <TableCaption className="pb-2 text-left font-semibold">{caption}</TableCaption>
        <TableHeader>
          <TableRow>
            {head.map((cell) => (
              <TableHead key={cell} className="border-line border-b-2 py-2 pr-3 align-bottom">
                {cell}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.map(plainText).join()}>
              {row.map((cell, column) => (
                <TableCell key={head[column]} className="border-line border-b py-2 pr-3 align-top">
                  <LineText language={language} line={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function BodyPicture({ block: { drawing, alt, caption } }: { block: Extract<Block, { kind: 'picture' }> }) {
  return (
    <figure className="mt-6 print:break-inside-avoid">
      <img
        src={drawingAddress(`/figures/${drawing}.svg`)}
        alt={alt}
        {...FIGURE}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className="h-auto w-full rounded-lg"
      />
      <figcaption className="mt-2 text-[0.9375rem] text-muted leading-6">{caption}</figcaption>
    </figure>
  );
}

function HelplineBox({ language }: { language: PageLanguage }) {
  const { label, title } = PAGE_COPY[language].article.helplines;
  return (
    <aside
      aria-label={label}
      className="mt-6 rounded-lg bg-psychologist-tint p-4 text-base text-psychologist-ink leading-6 print:break-inside-avoid print:border"
    >
      <p className="font-bold font-heading">{title}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {MAIN_HELPLINES.map(({ id, name, about, address, href }) => (
          <li key={id}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {name[language]} {address}
            </a>
            <span className="block">{about[language]}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
