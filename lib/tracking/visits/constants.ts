/** What is counted as it happens, because nothing that is stored would tell it later. People of a day, but for `signIns`. */
export const VISITS = {
  /** Browsers known here that came at least once that day. */
  visitors: 'visitors',
  /** People who were shown a home page that day. */
  home: 'home_people',
  /** People who were shown what messages cost that day: the paywall or the recharge. */
  paywall: 'paywall_people',
  /** Times somebody came from Google. */
  signIns: 'sign_ins',
} as const;

export type Visit = (typeof VISITS)[keyof typeof VISITS];

/** The pages that are a home page. */
export const HOME_PATHS: readonly string[] = ['/', '/partners_home'];

/** ms for which a process gathers what it counted before it writes. */
export const WRITE_EVERY_MS = 5_000;
