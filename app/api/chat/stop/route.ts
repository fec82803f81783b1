import { stopReply } from '@/lib/chat/turns/stopping/contract';
import * as service from '@/lib/chat/turns/stopping/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(stopReply, service.stopReply));
