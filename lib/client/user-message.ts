import { ApiError } from './api';

/**
 * The server's message for the user, in the language of the page.
 * @param fallback said when there is none (offline, an unexpected answer), in the language of the page
 */
export function getUserMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}
