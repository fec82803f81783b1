import { getRow } from '@/lib/chat/breaks/contract';
import * as service from '@/lib/chat/breaks/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getRow, service.getRow));
