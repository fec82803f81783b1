import { CHANNEL } from '@/lib/settings/constants';
import type { Start } from '@/lib/settings/registry/constants';
import { FREE_BUDGETS, NO_BUDGETS } from '@/lib/wallet/starters/constants';
import { listen } from './database-notices';
import { env } from './env';
import { keepSettings, type LiveSettings } from './live-settings';
import { onceAProcess } from './once-a-process';
import { jobScope } from './scope';

/** What counts while nobody has set anything in the console. */
export function startValues(): Start {
  const {
    AI_DAILY_FREE_REPLIES,
    AI_DAILY_REPLIES_PER_PERSON,
    AI_DAILY_TOKENS,
    RATE_LIMITS,
    SMS_CODES_A_DAY,
  } = env();
  // A load test is one person who writes all day, and many people at one address.
  const isMeasured = RATE_LIMITS === 'relaxed';
  return {
    budgets: isMeasured
      ? { repliesPerPerson: 0, tokens: 0, freeReplies: 0 }
      : {
          repliesPerPerson: AI_DAILY_REPLIES_PER_PERSON,
          tokens: AI_DAILY_TOKENS,
          freeReplies: AI_DAILY_FREE_REPLIES,
        },
    codesPerDay: SMS_CODES_A_DAY,
    freeBudgets: isMeasured ? NO_BUDGETS : FREE_BUDGETS,
  };
}

/** The settings of this process, kept up to date from the first use on. */
export const settings = (): LiveSettings =>
  onceAProcess('settings', () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = env();
    const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
    return keepSettings(jobScope(), startValues(), (onNotice) => listen(url, CHANNEL, onNotice));
  });
