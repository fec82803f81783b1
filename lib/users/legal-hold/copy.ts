import { BRAND } from '@/content/brand';

/** To a person whose data the law has us keep; no more than that may be said. */
export const KEPT_BY_LAW = `This cannot be deleted at the moment, because the law obliges us to keep it. Write to ${BRAND.supportEmail} if you have a question.`;
