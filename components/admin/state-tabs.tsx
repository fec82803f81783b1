/** The states of a list, each an address. */
export function StateTabs<State extends string>({
  label,
  path,
  states,
  state,
}: {
  label: string;
  path: string;
  states: readonly (readonly [State, string])[];
  state: State;
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {states.map(([one, text]) => (
        <a
          key={one}
          href={`${path}?state=${one}`}
          aria-current={one === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-sm aria-[current]:bg-line/60"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
