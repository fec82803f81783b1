import { BRAND } from '@/content/brand';

/** What every call answers that a held person may not make. */
export const HELD_AS_MINOR = `${BRAND.name} is for adults only, so chats and payments are closed for you. If something is troubling you, call Childline 1098, free, day and night; in danger call 112.`;
