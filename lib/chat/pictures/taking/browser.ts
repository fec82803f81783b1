import { ApiError, call } from '@/lib/client/api';
import { uploading } from '@/lib/client/upload';
import { t } from '@/lib/kit/text';
import { SLOW_AFTER_MS } from '../constants';
import type { uploadPicture } from '../contract';
import { CHECK_FAILED, FILE_TOO_LARGE, HEIC_REFUSED, NOT_READABLE } from '../copy';
import type { SentPicture } from '../rules';
import { type Shrunk, shrink } from '../shrinking/browser';

/** A picture on its way into a chat: made smaller, sent to the server, and judged there. */
export type Chosen = {
  /** Where it is shown from; none while it is being read. */
  address?: string | undefined;
  state: 'shrinking' | 'uploading' | 'judging' | 'ready' | 'refused';
  /** How much of it has gone out, from 0 to 1. */
  share?: number;
  /** Nothing has happened for a while. */
  isSlow?: boolean;
  /** Once it is ready. */
  picture?: SentPicture;
  /** Why it was refused, in words for its person. */
  why?: string;
  /** A network that failed may come back, and whoever judges as well. */
  mayPass?: boolean;
};

export const SHRINKING: Chosen = { state: 'shrinking' };

const WHY = { heic: HEIC_REFUSED, unreadable: NOT_READABLE, too_large: FILE_TOO_LARGE } as const;

/** What was made small already, for the next try. */
const shrunk = new WeakMap<Blob, Shrunk>();

let shown: { blob: Blob; address: string } | undefined;

/** Where a picture is shown from, until the next one is: given up sooner, it might still be loading. */
function addressOf(blob: Blob): string {
  if (shown?.blob === blob) return shown.address;
  if (shown) URL.revokeObjectURL(shown.address);
  shown = { blob, address: URL.createObjectURL(blob) };
  return shown.address;
}

/** Answers after which the same picture may be taken. */
const mayPassAfter = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

/**
 * Brings a picture into a chat, and tells what becomes of it.
 * @param signal ends it
 */
export async function takePicture(
  sessionId: string,
  file: Blob,
  signal: AbortSignal,
  tell: (chosen: Chosen) => void,
): Promise<void> {
  const small = shrunk.get(file) ?? (await shrink(file));
  shrunk.set(file, small);
  if (signal.aborted) return;
  if (typeof small === 'string') return tell({ state: 'refused', why: t(WHY[small]) });
  const address = addressOf(small);

  // A connection may outlive its network without a word of it.
  const connection = new AbortController();
  const cut = () => connection.abort();
  signal.addEventListener('abort', cut);
  window.addEventListener('offline', cut);
  let slow: ReturnType<typeof setTimeout> | undefined;
  const advance = (share: number) => {
    const now: Chosen = { address, state: share < 1 ? 'uploading' : 'judging', share };
    clearTimeout(slow);
    slow = setTimeout(() => tell({ ...now, isSlow: true }), SLOW_AFTER_MS);
    tell(now);
  };
  advance(0);
  try {
    const picture = await call<typeof uploadPicture>('POST /api/chat/picture', {
      query: { sessionId },
      file: small,
      signal: connection.signal,
      through: uploading(advance),
    });
    tell({ address, state: 'ready', picture });
  } catch (error) {
    const why = (error instanceof ApiError ? error.userMessage : undefined) ?? t(CHECK_FAILED);
    tell({ address, state: 'refused', why, mayPass: mayPassAfter(error) });
  } finally {
    clearTimeout(slow);
    window.removeEventListener('offline', cut);
  }
}
