import { showMetrics } from '@/lib/server/metrics';

export const dynamic = 'force-dynamic';
export { showMetrics as GET };
