import { markRead } from '@/lib/chat/inbox/reading/contract';
import * as service from '@/lib/chat/inbox/reading/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(markRead, service.markRead));
