import type { Attacker } from './attacker';
import { budgetEater } from './budget-eater';
import { catalogueScraper } from './catalogue-scraper';
import { cookieThief } from './cookie-thief';
import { farmers } from './farmers';
import { promptInjector } from './prompt-injector';
import { recycledNumber } from './recycled-number';
import { referralRing } from './referral-ring';
import { slowReaders } from './slow-readers';
import { smsPumper } from './sms-pumper';
import { tabRacer } from './tab-racer';
import { verifyFlooder } from './verify-flooder';
import { webhookForger } from './webhook-forger';

/** Everybody who attacks, in the order of the table. */
export const ATTACKERS: readonly Attacker[] = [
  farmers,
  referralRing,
  budgetEater,
  verifyFlooder,
  smsPumper,
  slowReaders,
  cookieThief,
  promptInjector,
  catalogueScraper,
  recycledNumber,
  tabRacer,
  webhookForger,
];
