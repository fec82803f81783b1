import { submitFeedback } from '@/lib/feedback/contract';
import * as service from '@/lib/feedback/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(submitFeedback, service.submitFeedback));
