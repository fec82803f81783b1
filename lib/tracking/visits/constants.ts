/** What is counted as it happens, because nothing that is stored would tell it later. Times, but for `visitors`. */
export const VISITS = {
  /** Browsers known here that came at least once that day. */
  visitors: 'visitors',
  /** Times a home page was shown. */
  home: 'home_shown',
  /** Times somebody was shown what messages cost: the paywall or the recharge. */
  paywall: 'paywall_shown',
  /** Times somebody came from Google. */
  signIns: 'sign_ins',
} as const;

export type Visit = (typeof VISITS)[keyof typeof VISITS];

/** The pages that are a home page. */
export const HOME_PATHS: readonly string[] = ['/', '/partners_home'];

/** ms for which a process gathers what it counted before it writes. */
export const WRITE_EVERY_MS = 5_000;
