import { setMemory } from '@/lib/memory/contract';
import * as service from '@/lib/memory/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(setMemory, service.setMemory));
