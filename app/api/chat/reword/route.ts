import { rewordReply } from '@/lib/chat/turns/rewording/contract';
import * as service from '@/lib/chat/turns/rewording/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(rewordReply, service.rewordReply));
