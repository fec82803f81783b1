import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { PromptDetail } from '@/lib/admin/prompts/hooks';

const MARK = { same: ' ', gone: '−', new: '+' } as const;
const LOOK = {
  same: '',
  gone: 'text-muted line-through decoration-1',
  new: 'bg-psychologist-tint font-medium text-psychologist-ink',
} as const;
const TOLD = { same: '', gone: 'Gone: ', new: 'New: ' } as const;

/** The text of a version line by line, with what another version has or lacks; a mark says what the colour says. */
export function PromptDiff({ prompt }: { prompt: PromptDetail }) {
  const { id, text, against, lines, others, version } = prompt;
  const shown = against ? lines : text.split('\n').map((line) => ({ text: line, kind: 'same' as const }));
  const changed = shown.filter(({ kind }) => kind !== 'same').length;
  return (
    <section aria-labelledby="prompt-text" className="flex flex-col gap-2">
      <h2 id="prompt-text" className="text-lg leading-6">
        {against ? `${version} against ${against.version}` : 'Text'}
      </h2>
      {others.length > 0 ? (
        <form method="get" action={`/admin/prompts/${id}`} className="flex flex-wrap items-end gap-2">
          <div>
            <Label htmlFor="against">Compare with</Label>
            <NativeSelect id="against" name="against" defaultValue={against?.id}>
              {others.map((one) => (
                <NativeSelectOption key={one.id} value={one.id}>
                  {one.version}
                  {one.isActive ? ' (active)' : ''}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          </div>
          <Button type="submit" variant="outline" size="sm">
            Compare
          </Button>
          <p className="text-muted text-sm leading-5">
            {changed === 0 ? 'Nothing differs.' : `${changed} ${changed === 1 ? 'line' : 'lines'} differ.`}
          </p>
        </form>
      ) : null}
      <section
        aria-label={`Text of ${version}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-lg border-[1.5px] border-line bg-card py-2"
      >
        <ol className="text-sm leading-5">
          {shown.map(({ text: line, kind }, at) => (
            // The lines of two texts never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
            <li key={at} className={`flex gap-2 px-3 ${LOOK[kind]}`}>
              <span aria-hidden="true" className="w-3 shrink-0 select-none text-center">
                {MARK[kind]}
              </span>
              <span className="wrap-anywhere min-h-5 min-w-0 flex-1 whitespace-pre-wrap">
                {TOLD[kind] ? <span className="sr-only">{TOLD[kind]}</span> : null}
                {line}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
