import type { Topic } from './formats';
import { topic as anger } from './topics/anger';
import { topic as anxiety } from './topics/anxiety';
import { topic as breakups } from './topics/breakups';
import { topic as dating } from './topics/dating';
import { topic as family } from './topics/family';
import { topic as grief } from './topics/grief';
import { topic as lifeChanges } from './topics/life-changes';
import { topic as loneliness } from './topics/loneliness';
import { topic as marriage } from './topics/marriage';
import { topic as selfEsteem } from './topics/self-esteem';
import { topic as sleep } from './topics/sleep';
import { topic as workStress } from './topics/work-stress';

/** What companions can be asked about, in the order that lists show. A test holds it against the folder and the catalogue (lib/content/topics). */
export const TOPICS: readonly Topic[] = [
  breakups,
  dating,
  marriage,
  family,
  loneliness,
  workStress,
  anxiety,
  sleep,
  selfEsteem,
  anger,
  grief,
  lifeChanges,
];
