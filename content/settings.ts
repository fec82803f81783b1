/** Switches the Daring chat type off everywhere: no button, no new chat. */
export const DARING_ENABLED: boolean = true;
