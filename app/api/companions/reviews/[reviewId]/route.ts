import { deleteReview } from '@/lib/feedback/reviews/contract';
import * as service from '@/lib/feedback/reviews/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(deleteReview, service.deleteReview));
