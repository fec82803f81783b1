/** For 2 s on a button that copied (product description, "Instagram ideas"). */
export const COPIED = 'Copied!';
export const LINK_COPIED = 'Link Copied!';
/** For browsers that refuse to write to the clipboard. */
export const COPY_FAILED = 'Could not copy';
