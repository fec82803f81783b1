import { type Difference, diffWords } from '@/lib/companions/desk/rules';

/** What became of each field: gone is struck through, new is underlined, and both are told to who does not see it. */
export function TextDiff({ changes }: { changes: readonly Difference[] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm leading-5">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="font-semibold">{field}</dt>
          <dd dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
            {diffWords(from, to).map(({ text, kind }, at) => {
              // The pieces of two texts never change their order.
              const key = `${at} ${kind}`;
              if (kind === 'same') return <span key={key}>{text}</span>;
              const Piece = kind === 'gone' ? 'del' : 'ins';
              return (
                <Piece
                  key={key}
                  className={
                    kind === 'gone' ? 'text-muted' : 'bg-psychologist-tint font-medium text-psychologist-ink'
                  }
                >
                  {text}
                </Piece>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
