import * as versions from '@/lib/ai/prompts/versions/service';
import { findDeskCompanion } from '@/lib/companions/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Db } from '@/lib/kit/scope';
import { TRIAL_NOT_ITS_TYPE } from '../../companions/copy';

/** The talk of a companion with a version. @throws AppError `not_found`, `bad_input` (not its chat type) */
export async function findSpeaker(db: Db, id: string, companionId: string) {
  const [version, companion] = await Promise.all([
    versions.findVersion(db, id),
    findDeskCompanion(db, companionId),
  ]);
  if (!companion.chatTypes.some((one) => one === version.promptFor))
    throw new AppError('bad_input', TRIAL_NOT_ITS_TYPE);
  return {
    version,
    talk: {
      ...{ companion: companion.texts, chatType: version.promptFor },
      ...{ promptText: version.promptText, promptVersion: version.promptVersion },
    },
  };
}
