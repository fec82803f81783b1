/** Part of every drawing's address, and another one when any of them changes. build/art/name-drawings.mjs writes it. */
export const DRAWINGS_VERSION = 'b123d6f9ae';
