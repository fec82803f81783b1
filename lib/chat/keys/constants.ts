import type { Route } from 'next';
import { CHATS_PATH } from '@/lib/client/paths';

/** Where a browser keeps that keys without Ctrl or ⌘ do nothing. */
export const KEYS_OFF = 'saathi_chat_keys_off';

/** The list of chats with the focus in its search. */
export const SEARCH_HASH = '#search';
export const SEARCH_PATH = `${CHATS_PATH}${SEARCH_HASH}` as Route;
