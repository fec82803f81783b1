/** An outline on a 24 × 24 grid, in the style of lucide; hidden from screen readers. */
export function Outline({ path, className, filled }: { path: string; className?: string; filled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className ?? ''}`}
    >
      <path d={path} />
    </svg>
  );
}
