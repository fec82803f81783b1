import {
  LESSONS,
  LOVE,
  MOURNS,
  NEAR,
  OF_OTHERS,
  OF_SELF,
  OF_THEN,
  OF_WORRY,
  SAYS_UNDERAGE,
  SCENE,
  TOLD_TO_BE,
  UNDERAGE_NOW,
  WILL_NOT,
  WISHED,
  YOU_ARE_IT,
} from './constants';

const isOfSomethingElse = (spelled: string) =>
  OF_OTHERS.test(spelled) || OF_THEN.test(spelled) || OF_WORRY.test(spelled);

/** A role or a scene, somebody under 18 in it, and love. */
function playsLove(spelled: string, protects: boolean): boolean {
  if (!LOVE.test(spelled) || MOURNS.test(spelled) || isOfSomethingElse(spelled)) return false;
  return TOLD_TO_BE.test(spelled) || (!protects && (SCENE.test(spelled) || YOU_ARE_IT.test(spelled)));
}

/** Somebody under 18 whom the person wants for themselves. */
const wantsChild = (spelled: string): boolean =>
  WISHED.test(spelled) && NEAR.test(spelled) && !isOfSomethingElse(spelled) && !OF_SELF.test(spelled);

/**
 * Whether a message wishes for love with somebody who is under 18 now, as a role, as a scene, or for real. Who speaks of a
 * child of their own, of what was, or of a worry wishes for nothing.
 * @param spelled with ages in digits
 * @param protects whether it speaks of harm, protection or the law: then only a role that is given counts
 */
export const asksForLoveOfChild = (spelled: string, protects: boolean): boolean =>
  UNDERAGE_NOW.test(spelled.replace(LESSONS, ' ')) &&
  (playsLove(spelled, protects) || (!protects && wantsChild(spelled)));

/**
 * Whether a companion speaks of love as somebody who is under 18.
 * @param sentences with ages in digits
 */
export function lovesAsChild(sentences: readonly string[]): boolean {
  const said = sentences
    .filter((one) => !WILL_NOT.test(one) && !OF_THEN.test(one))
    .join(' ')
    .replace(LESSONS, ' ');
  return LOVE.test(said) && SAYS_UNDERAGE.some((one) => one.test(said));
}
