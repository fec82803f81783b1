import { offlineWorker } from '@/lib/server/offline-worker';

export const dynamic = 'force-dynamic';
export { offlineWorker as GET };
