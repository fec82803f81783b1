import { listInbox } from '@/lib/chat/inbox/contract';
import * as service from '@/lib/chat/inbox/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listInbox, service.listInbox));
