import { alive } from '@/lib/server/health';

export const dynamic = 'force-dynamic';
export { alive as GET };
