import { ready } from '@/lib/server/health';

export const dynamic = 'force-dynamic';
export { ready as GET };
