import { langOf } from '@/lib/kit/lang-of';
import { t } from '@/lib/kit/text';

/** The subjects as a row of chips that scrolls sideways; they are radio buttons, so arrow keys and labels work. */
export function ExpertiseChips({
  subjects,
  value,
  onChange,
}: {
  subjects: readonly string[];
  /** null = all; a value that is not among the subjects gets its own chip. */
  value: string | null;
  onChange: (value: string) => void;
}) {
  const unknown = value !== null && !subjects.includes(value) ? [value] : [];
  return (
    <fieldset className="mt-2.5 min-w-0">
      <legend className="sr-only">{t('Expertise')}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
        {['', ...unknown, ...subjects].map((subject) => (
          <label
            key={subject}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border-[1.5px] border-line bg-card px-4 font-semibold text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="expertise"
              value={subject}
              checked={(value ?? '') === subject}
              onChange={() => onChange(subject)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {subject ? <span lang={langOf(subject)}>{subject}</span> : t('All')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
