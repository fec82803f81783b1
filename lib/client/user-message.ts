import { translate } from '@/lib/kit/text';
import { ApiError } from './api';

/** The server's message for the user, or `fallback` when there is none (offline, an unexpected answer), in the language of the page. */
export function getUserMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || translate(fallback);
}
