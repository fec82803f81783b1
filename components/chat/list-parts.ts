import { ChatHints } from './chat-hints';
import { ChatKeys } from './chat-keys';
import { CheckInLine } from './check-in-line';
import { ListControls } from './list-controls';
import { OlderMessages } from './older-messages';
import { StopButton } from './stop-button';
import { WaitingMessages } from './waiting-messages';

/** What a list of messages needs from the first touch on: in one piece, because each costs the first load its address. */
export const LIST_PARTS = {
  ChatKeys,
  ChatHints,
  CheckInLine,
  ListControls,
  OlderMessages,
  StopButton,
  WaitingMessages,
};
