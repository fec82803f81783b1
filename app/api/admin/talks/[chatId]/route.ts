import { readTalk } from '@/lib/admin/talks/contract';
import * as service from '@/lib/admin/talks/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(handle(readTalk, service.readTalk));
