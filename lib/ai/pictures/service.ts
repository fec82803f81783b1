import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope } from '@/lib/kit/scope';
import { claimPicture } from './store';

/** Claims a picture for the owner of a turn: at most two a day, none twice. @returns whether it may be shared */
export async function claimPictureShare(scope: JobScope, turnId: string, src: string): Promise<boolean> {
  const now = scope.now();
  const day = indiaDay(now);
  return day !== undefined && claimPicture(scope.db, turnId, src, day, now);
}
