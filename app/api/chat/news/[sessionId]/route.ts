import { lookForNews } from '@/lib/chat/news/contract';
import * as service from '@/lib/chat/news/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(lookForNews, service.lookForNews));
