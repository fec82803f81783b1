import { type Answer, json } from '../http.ts';

/** An error of the token endpoint (RFC 6749, 5.2). */
export const refused = (error: string, description: string, status = 400): Answer =>
  json(status, { error, error_description: description });
