import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { t } from '@/lib/kit/text';
import { BREAK_MINUTES, MESSAGES_MOST, RUPEES_MOST } from '@/lib/users/limits/constants';
import { NO_QUIET_HOURS, notWhole } from '@/lib/users/limits/copy';
import type { WantedLimits } from '@/lib/users/limits/hooks';
import { readBreak, readWhole } from '@/lib/users/limits/rules';

const NUMBERS = [
  { name: 'messagesPerDay', label: 'Messages a day', least: 1, most: MESSAGES_MOST },
  { name: 'rupeesPerDay', label: 'Rupees a day', least: 0, most: RUPEES_MOST },
  { name: 'rupeesPerMonth', label: 'Rupees a month', least: 0, most: RUPEES_MOST },
] as const;

type NumberName = (typeof NUMBERS)[number]['name'];
type Problems = Partial<Record<NumberName | 'quietHours', string>>;

const USUAL_HOURS = { from: '22:00', to: '06:00' };

/** Numbers and quiet hours, each of which may be left out. */
export function LimitsForm({
  initial,
  saving,
  onSave,
}: {
  initial: WantedLimits;
  saving: boolean;
  onSave: (wanted: WantedLimits) => void;
}) {
  const id = useId();
  const [isQuiet, setQuiet] = useState(initial.quietHours !== null);
  const quietBox = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  // Ticked before the scripts came: React does not hear of it.
  useEffect(() => {
    if (quietBox.current) setQuiet(quietBox.current.checked);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    const hours = { from: typed('from'), to: typed('to') };
    const found: Problems = {};
    const wanted: WantedLimits = {
      ...{ messagesPerDay: null, rupeesPerDay: null, rupeesPerMonth: null },
      quietHours: isQuiet ? hours : null,
      breakMinutes: readBreak(Number(typed('break'))),
    };
    for (const { name, least, most } of NUMBERS) {
      const read = readWhole(typed(name), least, most);
      if (read === undefined) found[name] = notWhole(least, most);
      else wanted[name] = read;
    }
    if (isQuiet && (hours.from === '' || hours.to === '' || hours.from === hours.to))
      found.quietHours = t(NO_QUIET_HOURS);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return onSave(wanted);
    document.getElementById(`${id}-${first}`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      {NUMBERS.map(({ name, label }) => (
        <div key={name}>
          <Label htmlFor={`${id}-${name}`}>{t(label)}</Label>
          <Input
            id={`${id}-${name}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('No limit')}
            className="mt-1"
            name={name}
            defaultValue={initial[name] ?? ''}
            aria-invalid={problems[name] !== undefined}
            aria-describedby={problems[name] ? `${id}-${name}-problem` : undefined}
          />
          <Problem id={`${id}-${name}-problem`}>{problems[name]}</Problem>
        </div>
      ))}
      <div>
        <Checkbox ref={quietBox} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)}>
          <span className="block font-semibold text-[0.9375rem]">{t('Quiet hours')}</span>
          <span className="block text-muted text-sm leading-5">
            {t('No messages go out between these times, in India.')}
          </span>
        </Checkbox>
        {/* Hidden, not gone: who unticks the box and ticks it again finds the hours that were typed. */}
        <div hidden={!isQuiet} className="flex gap-3">
          <div className="min-w-0 flex-1">
            <Label htmlFor={`${id}-quietHours`}>{t('From')}</Label>
            <Input
              id={`${id}-quietHours`}
              type="time"
              className="mt-1"
              name="from"
              defaultValue={(initial.quietHours ?? USUAL_HOURS).from}
              aria-invalid={problems.quietHours !== undefined}
              aria-describedby={problems.quietHours ? `${id}-quiet-problem` : undefined}
            />
          </div>
          <div className="min-w-0 flex-1">
            <Label htmlFor={`${id}-to`}>{t('To')}</Label>
            <Input
              id={`${id}-to`}
              type="time"
              className="mt-1"
              name="to"
              defaultValue={(initial.quietHours ?? USUAL_HOURS).to}
              aria-invalid={problems.quietHours !== undefined}
              aria-describedby={problems.quietHours ? `${id}-quiet-problem` : undefined}
            />
          </div>
        </div>
        <Problem id={`${id}-quiet-problem`}>{problems.quietHours}</Problem>
      </div>
      <div>
        <Label htmlFor={`${id}-break`}>{t('Tell me when I have chatted for long')}</Label>
        <NativeSelect
          id={`${id}-break`}
          className="mt-1"
          name="break"
          defaultValue={initial.breakMinutes ?? ''}
          aria-describedby={`${id}-break-about`}
        >
          <NativeSelectOption value="">{t('No')}</NativeSelectOption>
          {BREAK_MINUTES.map((minutes) => (
            <NativeSelectOption key={minutes} value={minutes}>
              {t('After {minutes} minutes', { minutes })}
            </NativeSelectOption>
          ))}
        </NativeSelect>
        <p id={`${id}-break-about`} className="mt-1 text-muted text-sm leading-5">
          {t(
            'One line in the chat, which you can close. It stops nothing. A pause of 15 minutes begins anew.',
          )}
        </p>
      </div>
      <Button type="submit" size="lg" loading={saving}>
        {t('Save')}
      </Button>
    </form>
  );
}

function Problem({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="mt-1 text-danger-ink text-sm leading-5">
      {children}
    </p>
  );
}
