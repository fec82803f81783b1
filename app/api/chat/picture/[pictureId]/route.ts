import { getPicture } from '@/lib/chat/pictures/contract';
import * as service from '@/lib/chat/pictures/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getPicture, service.getPicture));
