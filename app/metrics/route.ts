import { showMetrics } from '@/lib/server/show-metrics';

export const dynamic = 'force-dynamic';
export { showMetrics as GET };
