/** Keys and what they do. Several of one line, pressed together, are separated by spaces. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(40%)_1fr] items-center gap-x-4 gap-y-2 text-sm leading-5">
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt className="flex flex-wrap gap-1">
            {key.split(' ').map((one) => (
              <kbd
                key={one}
                className="rounded-sm border-[1.5px] border-line bg-paper px-2 py-0.5 font-sans font-semibold text-ink"
              >
                {one}
              </kbd>
            ))}
          </dt>
          <dd className="min-w-0">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
