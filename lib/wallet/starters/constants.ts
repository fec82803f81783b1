/** Free messages. */
export type FreeBudget = {
  /** In an hour for the asking; past that a browser has to do some work for them. */
  open: number;
  /** In an hour, with the work done. */
  hour: number;
  /** In 24 hours. */
  day: number;
};

/** `device`: a kind of phone. `shared`: an IPv4 address, behind which a carrier has thousands of phones. `home`: an IPv6 /64, which one phone or one home has. `network`: the /24 or /48 around it. */
export type FreeBudgets = Readonly<Record<'device' | 'shared' | 'home' | 'network', FreeBudget>> & {
  /** Chats without a user that get free messages, in an hour for one address. */
  sessionsAnHour: number;
};

/** docs/abuse.md has the reason for every number. */
export const FREE_BUDGETS: FreeBudgets = {
  device: { open: 60, hour: 150, day: 500 },
  shared: { open: 150, hour: 300, day: 1_000 },
  home: { open: 50, hour: 100, day: 250 },
  network: { open: 600, hour: 1_500, day: 5_000 },
  sessionsAnHour: 5,
};

const NO_BUDGET: FreeBudget = { open: Infinity, hour: Infinity, day: Infinity };
/** For load tests, whose people all come from one address. */
export const NO_BUDGETS: FreeBudgets = {
  ...{ device: NO_BUDGET, shared: NO_BUDGET, home: NO_BUDGET, network: NO_BUDGET },
  sessionsAnHour: Infinity,
};

/** Grants of one kind for one kind of phone at one address, in 24 hours. docs/decisions.md, "Who is who". */
export const FREE_GRANTS_MAX = 3;
export const HOUR_MS = 60 * 60 * 1000;
export const FREE_WINDOW_MS = 24 * HOUR_MS;
/** How long it is known of a browser that it had its starter: longer than any browser keeps a cookie, which is 400 days. */
export const BROWSER_KEPT_MS = 401 * FREE_WINDOW_MS;
