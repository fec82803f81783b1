import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { FIELD_HINT } from '@/lib/admin/companions/copy';
import { type Fields, SEEN_FIELDS, TOLD_FIELDS } from '@/lib/companions/desk/rules';
import type { Problem } from '@/lib/companions/persona/rules';

type Field = keyof Fields;

const NUMBERS: readonly string[] = ['Years', 'Cases', 'Rating', 'Age'];
const LINES: Readonly<Record<string, number>> = {
  'About me': 5,
  Voice: 3,
  Likes: 5,
  Habits: 3,
  Phrases: 4,
  Limits: 2,
  Greeting: 6,
  Example: 6,
};

export const fieldId = (field: string) => `text-${field.toLowerCase().replaceAll(' ', '-')}`;

/** Every text of a companion; what people see first, then what the model is told. */
export function CompanionTextsForm({
  fields,
  problems,
  isDirty,
  busy,
  onWrite,
  onSave,
  onDiscard,
}: {
  fields: Fields;
  problems: readonly Problem[];
  isDirty: boolean;
  busy: boolean;
  onWrite: (field: Field, text: string) => void;
  onSave: () => void;
  onDiscard: () => void;
}) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }
  const row = (field: Field) => (
    <TextField
      key={field}
      field={field}
      text={fields[field]}
      problem={problems.find((one) => one.field === field)?.text}
      onWrite={onWrite}
    />
  );
  return (
    <form onSubmit={submit} aria-label="Texts" noValidate className="flex max-w-prose flex-col gap-4">
      <h2 className="text-lg leading-6">What people see</h2>
      {Object.values(SEEN_FIELDS).map(row)}
      <h2 className="text-lg leading-6">What the model is told</h2>
      {TOLD_FIELDS.map(row)}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t-[1.5px] bg-paper py-3">
        <Button type="submit" disabled={!isDirty} loading={busy}>
          Save texts
        </Button>
        <Button variant="outline" disabled={!isDirty || busy} onClick={onDiscard}>
          Discard
        </Button>
        <span role="status" className="text-muted text-sm leading-5">
          {isDirty ? 'Not saved yet' : ''}
        </span>
      </div>
    </form>
  );
}

function TextField({
  field,
  text,
  problem,
  onWrite,
}: {
  field: Field;
  text: string;
  problem: string | undefined;
  onWrite: (field: Field, text: string) => void;
}) {
  const id = fieldId(field);
  const hint = FIELD_HINT[field];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const shared = {
    ...{ id, value: text, dir: 'auto' as const, autoComplete: 'off' },
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: (event: { target: { value: string } }) => onWrite(field, event.target.value),
  };
  return (
    <div>
      <Label htmlFor={id}>{field}</Label>
      {LINES[field] === undefined ? (
        <Input
          {...shared}
          type={NUMBERS.includes(field) ? 'number' : 'text'}
          step={field === 'Rating' ? 0.1 : undefined}
        />
      ) : (
        <Textarea {...shared} rows={LINES[field]} />
      )}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm leading-5">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-medium text-danger-ink text-sm leading-5">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
