import { ChatKeys } from './chat-keys';
import { InstallHint } from './install-hint';
import { ListControls } from './list-controls';
import { OlderMessages } from './older-messages';
import { StopButton } from './stop-button';
import { WaitingMessages } from './waiting-messages';

/** What a list of messages needs from the first touch on: in one piece, because each costs the first load its address. */
export const LIST_PARTS = { ChatKeys, InstallHint, ListControls, OlderMessages, StopButton, WaitingMessages };
