import { listOwnIssues } from '@/lib/issues/contract';
import * as service from '@/lib/issues/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listOwnIssues, service.listOwnIssues));
