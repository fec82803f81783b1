import { useId } from 'react';

/** A native menu with its label above: the phone's own picker, and 16 px text, below which iOS zooms in. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  /** Value and text of each. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-0.5 block pl-1 text-muted text-xs leading-4">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`h-11 w-full truncate rounded-md border-[1.5px] bg-card px-2 text-base text-ink ${value === '' || value === 'default' ? 'border-line' : 'border-ink font-semibold'}`}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
