import { comparableName, expertiseTags } from '../rules';

/** Whether a companion has one of these subjects among its own, however they are written. */
export function hasExpertise(
  { areaOfExpertise }: { areaOfExpertise: string },
  expertise: readonly string[],
): boolean {
  const own = expertiseTags(areaOfExpertise).map(comparableName);
  return expertise.some((one) => own.includes(comparableName(one)));
}

/** Which of some topics a subject belongs to. */
export const topicOf = <One extends { expertise: readonly string[] }>(
  topics: readonly One[],
  subject: string,
): One | undefined => topics.find(({ expertise }) => hasExpertise({ areaOfExpertise: subject }, expertise));
