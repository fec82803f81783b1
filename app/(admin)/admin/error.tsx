'use client';

import { Button } from '@/components/ui/button';

/** What an operator sees when a page could not be read: never an empty list, which would be taken for the truth. */
export default function ConsoleError() {
  return (
    <main id="main" data-wide className="flex flex-1 flex-col items-start gap-3 px-4 py-4">
      <h1 className="text-2xl leading-8">This page could not be loaded</h1>
      <p className="max-w-prose leading-6">
        Nothing was changed by that. What went wrong stands in the server’s log.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {/* A full load: the page is asked for anew. */}
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <a href="/admin" className="inline-flex min-h-11 items-center font-semibold underline">
          Overview
        </a>
      </div>
    </main>
  );
}
