'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type Setting, useChangeSetting } from '@/lib/admin/settings/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

const NUMBER = new Intl.NumberFormat('en-IN');
const POT = [
  ['open', 'For the asking, an hour'],
  ['hour', 'With work done, an hour'],
  ['day', 'A day'],
] as const;

const amount = (value: number | null) => (value === null ? 'no limit' : NUMBER.format(value));

function inWords(value: Setting['value'], unit: string | null): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value === null || typeof value === 'number') return [amount(value), unit].filter(Boolean).join(' ');
  return POT.map(([part, title]) => `${title.toLowerCase()}: ${amount(value[part])}`).join(' · ');
}

/** One setting: what it is, and a form that changes it with a reason. */
export function SettingForm({ setting }: { setting: Setting }) {
  const [open, setOpen] = useState(false);
  const change = useChangeSetting();
  const { name, title, description, value, unit, initial, isSet, seen } = setting;
  const id = name.replace('.', '-');

  function save(next: boolean | number | Record<string, number> | null, reason: string) {
    change.mutate(
      { name, value: next, seen, reason },
      {
        onSuccess: () => {
          setOpen(false);
          toast({ title: 'Set', description: `${setting.group}: ${title}` });
        },
        onError: sayFailure,
      },
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const reason = String(data.get('reason'));
    const isBack = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'back';
    if (isBack) return save(null, reason);
    if (setting.kind === 'switch') return save(data.get('value') === 'on', reason);
    if (setting.kind === 'number') return save(Number(data.get('value')), reason);
    save(Object.fromEntries(POT.map(([part]) => [part, Number(data.get(part))])), reason);
  }

  return (
    <Card className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-base leading-6">{title}</h3>
          <p className="font-semibold tabular-nums [overflow-wrap:anywhere]">{inWords(value, unit)}</p>
        </div>
        <Button
          size="sm"
          variant="outline"
          aria-expanded={open}
          aria-controls={`${id}-form`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Change'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      <p className="text-muted text-sm leading-5">{description}</p>
      {isSet ? <p className="text-muted text-sm leading-5">By itself: {inWords(initial, unit)}</p> : null}
      {open ? (
        <form id={`${id}-form`} onSubmit={submit} className="mt-2 flex flex-col gap-3">
          <Fields setting={setting} id={id} />
          <div>
            <Label htmlFor={`${id}-reason`}>Why</Label>
            <Input
              id={`${id}-reason`}
              name="reason"
              minLength={5}
              maxLength={300}
              required
              autoComplete="off"
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={change.isPending}>
              Set
            </Button>
            {isSet ? (
              <Button
                type="submit"
                value="back"
                variant="outline"
                formNoValidate={false}
                disabled={change.isPending}
              >
                Back to what it is by itself
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
    </Card>
  );
}

function Fields({ setting, id }: { setting: Setting; id: string }) {
  const { kind, value, title, min, max, unit } = setting;
  if (kind === 'switch')
    return (
      <div>
        <Label htmlFor={`${id}-value`}>{title}</Label>
        <NativeSelect id={`${id}-value`} name="value" defaultValue={value ? 'on' : 'off'}>
          <NativeSelectOption value="on">On</NativeSelectOption>
          <NativeSelectOption value="off">Off</NativeSelectOption>
        </NativeSelect>
      </div>
    );
  const field = (name: string, label: string, now: unknown) => (
    <div key={name}>
      <Label htmlFor={`${id}-${name}`}>{label}</Label>
      <Input
        id={`${id}-${name}`}
        name={name}
        type="number"
        inputMode="numeric"
        min={min ?? undefined}
        max={max ?? undefined}
        step={1}
        required
        defaultValue={typeof now === 'number' ? now : undefined}
      />
    </div>
  );
  if (kind === 'number') return field('value', `${title}, ${unit}`, value);
  const pot = typeof value === 'object' && value !== null ? value : null;
  return <>{POT.map(([part, label]) => field(part, label, pot?.[part]))}</>;
}
