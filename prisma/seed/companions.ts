import { DARING } from './cast/daring.ts';
import { FRIENDLY } from './cast/friendly.ts';
import { PSYCHOLOGISTS_OF_THE_EVERYDAY } from './cast/psychologists-everyday.ts';
import { PSYCHOLOGISTS_OF_THE_HEART } from './cast/psychologists-heart.ts';
import { ROMANTIC } from './cast/romantic.ts';
import { TRUELOVE } from './cast/truelove.ts';
import type { SeedCompanion } from './persona.ts';

/** The opening of the catalogue, as it first reads: one of the heart, one of the everyday, and so on. */
const PSYCHOLOGISTS = PSYCHOLOGISTS_OF_THE_HEART.flatMap((companion, index) =>
  [companion, PSYCHOLOGISTS_OF_THE_EVERYDAY[index]].filter((one) => one !== undefined),
);

/** Every companion of a new installation; each chat type begins with the one that leads it. */
export const COMPANIONS: SeedCompanion[] = [
  ...TRUELOVE,
  ...DARING,
  ...FRIENDLY,
  ...ROMANTIC,
  ...PSYCHOLOGISTS,
];
