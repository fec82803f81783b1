/** To a browser whose solved challenge has brought its messages before. */
export const STARTER_GIVEN = 'These free messages were given already.';
