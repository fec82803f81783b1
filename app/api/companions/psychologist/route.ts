import * as service from '@/lib/companions/catalogue/service';
import { listPsychologists } from '@/lib/companions/contract';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(listPsychologists, service.listPsychologists),
);
