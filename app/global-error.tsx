'use client';

import './globals.css';

/** The last resort, when the layout itself failed: nothing here depends on anything else of the product. */
export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-3 bg-paper px-6 text-center">
          <h1 className="text-2xl">Something went wrong</h1>
          <p className="mb-3 text-[15px] text-muted leading-6">
            It is on our side, not yours. Your messages and your chats are safe.
          </p>
          <button
            type="button"
            onClick={reset}
            className="min-h-14 w-full rounded-lg bg-brand px-6 font-semibold text-base text-on-brand"
          >
            Try again
          </button>
          <a
            href="/"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Go to the home page
          </a>
        </main>
      </body>
    </html>
  );
}
