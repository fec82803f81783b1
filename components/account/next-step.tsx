/** That a list is empty, and what to do next, tall enough for a finger. */
export function NextStep({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <>
      {children}{' '}
      <a href={href} className="inline-block py-2.5 font-semibold text-brand-ink underline">
        {label}
      </a>
    </>
  );
}
