/** Says that a form holds what was written before the page was loaded anew. */
export function DraftNote({ isRestored }: { isRestored: boolean }) {
  return (
    <p role="status" className="text-muted text-sm leading-5 empty:hidden">
      {isRestored ? 'What you had not sent is here again.' : ''}
    </p>
  );
}
