import { getSession } from '@/lib/chat/contract';
import * as service from '@/lib/chat/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getSession, service.getSession));
