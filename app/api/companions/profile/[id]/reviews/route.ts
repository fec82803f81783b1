import { listReviews } from '@/lib/companions/reviews/contract';
import * as service from '@/lib/companions/reviews/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listReviews, service.listReviews));
