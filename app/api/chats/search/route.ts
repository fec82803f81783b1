import { searchMessages } from '@/lib/chat/inbox/search/contract';
import * as service from '@/lib/chat/inbox/search/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(searchMessages, service.searchMessages));
