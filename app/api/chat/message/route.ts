import { sendMessage } from '@/lib/chat/contract';
import * as service from '@/lib/chat/turns/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(sendMessage, service.sendMessage));
