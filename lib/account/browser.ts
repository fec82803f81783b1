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
  // Once the click is handled, the download keeps the data alive by itself.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
