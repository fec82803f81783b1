import { eraseMessage } from '@/lib/chat/erasing/contract';
import * as erasing from '@/lib/chat/erasing/service';
import { reactToMessage } from '@/lib/chat/reactions/contract';
import * as reactions from '@/lib/chat/reactions/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(reactToMessage, reactions.reactToMessage),
  handle(eraseMessage, erasing.eraseMessage),
);
