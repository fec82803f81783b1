import { CHAT_TYPE_LABEL, type ChatType } from '../chat-types/constants';

export const NO_SUCH_COMPANION = 'There is no such companion.';
export const NO_SUCH_CHANGE = 'There is no such change of this companion.';
export const NOTHING_CHANGED = 'These are the texts it has already.';
export const savedMeanwhile = (author: string) =>
  `${author} has saved other texts since you began. Nothing of yours was saved.`;
export const nameTaken = (name: string) =>
  `“${name}” has that name, or that first name, which the head of a chat shows.`;
export const onlyOne = (type: ChatType) =>
  `It is the only one for ${CHAT_TYPE_LABEL[type]} that people can talk to: show another one first.`;
