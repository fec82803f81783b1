/** Whether there are Daring chats until an owner says otherwise in the console (/admin/settings). */
export const DARING_ENABLED: boolean = true;
