/**
 * The public address in whatever a build makes: one build serves every address, and server/written-pages.ts puts the real one in when it
 * starts. Under `.invalid` there is nothing, ever: https://www.rfc-editor.org/rfc/rfc2606
 */
export const ADDRESS_OF_BUILD = 'https://address.invalid';
