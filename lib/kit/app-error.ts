/** Every way a request may fail, with its HTTP status. */
export const STATUS_OF = {
  bad_input: 400,
  not_signed_in: 401,
  payment_required: 402,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  wrong_content_type: 415,
  too_many: 429,
  internal: 500,
  provider_failed: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** A failure with a text for a person. Services throw it; `handle` alone turns it into an HTTP answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Further fields of the answer, such as `minutesRemaining`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Which rule refused, for the log: a word or two, always the same ones. */
  readonly reason: string;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Record<string, unknown>; retryAfter?: number; reason?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.reason = options.reason ?? code;
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}
