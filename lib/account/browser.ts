import { ApiError } from '@/lib/client/api';

/** The file's name as the server offers it. */
function offeredName(answer: Response): string {
  return /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.zip';
}

/**
 * Fetches the file with everything about this person and lets the browser save it. A plain link would leave the page
 * for an error text when the server refuses.
 * @throws ApiError on a non-OK answer, TypeError when the network fails
 */
export async function downloadMyData(): Promise<void> {
  const answer = await fetch('/api/account/export', { credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text());
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = offeredName(answer);
  link.click();
  // The save has its own hold on the data once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Empties what this browser kept for its person. Where storage is refused there is nothing to empty. */
export function forgetEverything(): void {
  for (const kept of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[kept].clear();
    } catch {
      // Refused storage holds nothing.
    }
  }
}
