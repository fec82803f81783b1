export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error';

/** A refusal in the shape of the gateway's API: `{ message, code, type }` with a status. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: ErrorType;

  constructor(status: number, code: string, message: string, type: ErrorType = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  body(): { message: string; code: string; type: ErrorType } {
    return { message: this.message, code: this.code, type: this.type };
  }
}

/** A field of the request is missing or wrong. */
export function invalid(field: string, reason: string): Refusal {
  return new Refusal(400, `${field}_invalid`, `${field} : ${reason}`);
}

export function orderNotFound(): Refusal {
  return new Refusal(404, 'order_not_found', 'Order Reference Id does not exist');
}

export function serverError(): Refusal {
  return new Refusal(500, 'internal_error', 'Something went wrong on our side', 'api_error');
}

export function tooManyRequests(): Refusal {
  return new Refusal(429, 'request_failed', 'Too many requests. Check the rate limits', 'rate_limit_error');
}
