import type { JobScope } from '@/lib/kit/scope';
import type { Notice } from '@/lib/settings/notices/constants';
import type { Start, Values } from '@/lib/settings/registry/constants';
import { initialValues } from '@/lib/settings/registry/rules';
import { findVersion, readSettings } from '@/lib/settings/service';
import { describeFailure } from './failure';

/** ms between two looks at the version, for who hears nothing: with the read below the two seconds that are promised. */
const CHECK_EVERY_MS = 1_000;

export type LiveSettings = {
  /** What counts now; before the first look what the process started with. */
  current(): { values: Values; notices: readonly Notice[] };
  /** Ends with the first look, whatever came of it. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

/** Calls back at every change; the result ends it. */
export type Listen = (onNotice: () => void) => () => Promise<void>;

/**
 * Keeps the settings of this process as they are in the database: told by PostgreSQL at once, and looked for every moment because
 * nothing tells where a pooler stands between. While the database is away the last ones count.
 */
export function keepSettings(
  scope: Pick<JobScope, 'db' | 'log'>,
  start: Start,
  hear: Listen | null,
): LiveSettings {
  let known: { version: bigint | null; values: Values; notices: readonly Notice[] } = {
    ...{ version: null, values: initialValues(start), notices: [] },
  };
  let running: Promise<void> | undefined;
  let isBroken = false;

  async function look(): Promise<void> {
    try {
      if (known.version !== (await findVersion(scope))) known = await readSettings(scope, start);
      isBroken = false;
    } catch (error) {
      if (!isBroken)
        scope.log.warn(describeFailure(error), 'the settings could not be read: the last ones count');
      isBroken = true;
    }
  }

  /** One look at a time; who asks while one runs gets another after it, which sees what came meanwhile. */
  let isAsked = false;
  function refresh(): Promise<void> {
    if (running) {
      isAsked = true;
      return running;
    }
    running = look().finally(() => {
      running = undefined;
      if (!isAsked) return;
      isAsked = false;
      void refresh();
    });
    return running;
  }

  const ready = refresh();
  const timer = setInterval(() => void refresh(), CHECK_EVERY_MS).unref();
  const stopHearing = hear?.(() => void refresh());
  return {
    current: () => known,
    ready,
    async stop() {
      clearInterval(timer);
      await stopHearing?.();
      await running;
    },
  };
}
