import { exportReviews } from '@/lib/admin/reviews/contract';
import * as service from '@/lib/admin/reviews/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportReviews, service.exportReviews),
);
