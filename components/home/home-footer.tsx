/** Who one talks to here, and whose drawings these are (their licence asks for it). */
export function HomeFooter() {
  return (
    <footer className="px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-[13px] text-muted leading-5">
      <p>Everyone you chat with here is an AI companion, not a person. For adults, 18 and older.</p>
      <p>Portraits: Micah by Micah Lanier, CC BY 4.0.</p>
    </footer>
  );
}
