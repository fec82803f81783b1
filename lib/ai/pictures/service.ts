import { indiaDay } from '@/lib/kit/format';
import type { JobScope } from '@/lib/kit/scope';
import { claimPicture } from './store';

/** Whether the owner of a turn may have a picture now: at most two a day, none twice. Takes it when it may. */
export async function mayShare(scope: JobScope, turnId: string, src: string): Promise<boolean> {
  const now = scope.now();
  const day = indiaDay(now);
  return day !== undefined && claimPicture(scope.db, turnId, src, day, now);
}
