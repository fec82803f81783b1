import { useId } from 'react';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';

/** A menu with its label above; a chosen value has a dark border. */
export function FilterSelect({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string;
  /** Of the parameter in the address, for browsers without scripts. */
  name: string;
  value: string;
  /** Value and text of each. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0 flex-[1_1_5rem]">
      <label htmlFor={id} className="mb-0.5 block pl-1 text-muted text-xs leading-4">
        {label}
      </label>
      <NativeSelect
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={value === '' || value === 'default' ? undefined : 'border-ink! font-semibold'}
      >
        {options.map(([one, text]) => (
          <NativeSelectOption key={one} value={one}>
            {text}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
