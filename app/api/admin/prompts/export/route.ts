import { exportPrompts } from '@/lib/admin/prompts/contract';
import * as service from '@/lib/admin/prompts/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportPrompts, service.exportPrompts),
);
