/** Bytes of a picture that is sent. A browser makes it smaller before. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
/** Pixels of the longer edge of what is kept and shown to a model. */
export const EDGE_MAX_PX = 1280;
/** Pixels of a picture that is read at all: a small file may unfold to gigabytes. Phones of today take up to 50 million. */
export const INPUT_MAX_PIXELS = 50_000_000;
/** What a picture is kept as: a format that every server which sees pictures reads. */
export const KEPT_TYPE = 'image/jpeg';
/** Pictures that one person may send for judging in a day of 24 hours, refused ones included: each costs two requests. */
export const UPLOADS_PER_PERSON = 40;
/** The same for one address (of IPv6 the /64), which many people behind a carrier share. */
export const UPLOADS_PER_ADDRESS = 400;
export const UPLOADS_WINDOW_MS = 24 * 60 * 60 * 1000;
/** ms after which a picture goes that was never sent with a message: its words may have failed to go out, and go the next morning. */
export const UNSENT_KEPT_MS = 24 * 60 * 60 * 1000;
/** Pictures that one run of the job takes out of the store. */
export const SWEEP_BATCH = 200;
/** ms after which a run takes nothing more out: the next one comes after a minute. */
export const SWEEP_MS = 40_000;
/** Stands in a stored message for the picture that came with it: in lists, in the search, in an export. */
export const PICTURE_MARK = '📷';
/** ms without progress after which a person is told that it is slow. */
export const SLOW_AFTER_MS = 20_000;
