import { UPLOAD_MAX_BYTES } from '@/lib/chat/pictures/constants';

/** The one call whose body is a file. */
export const FILE_PATH = '/api/chat/picture';
/** Bytes of such a body. */
export const FILE_MAX_BYTES = UPLOAD_MAX_BYTES;
