import { welcome } from '@/lib/chat/contract';
import * as service from '@/lib/chat/turns/welcome/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(welcome, service.welcome));
