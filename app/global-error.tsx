'use client';

import './globals.css';

/** The last resort, when the layout itself failed. Every page loads it, so it is as small as it can be. */
export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-content-center gap-3 bg-paper px-6 text-center">
        <h1 className="text-2xl">Something went wrong on our side</h1>
        <button
          ref={() => window.answerEarly?.()}
          type="button"
          onClick={reset}
          className="min-h-14 rounded-lg bg-brand text-on-brand"
        >
          Try again
        </button>
      </body>
    </html>
  );
}
