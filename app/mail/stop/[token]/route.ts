import { showMailStop, stopByLink } from '@/lib/server/mail-stop';

export const dynamic = 'force-dynamic';
export { showMailStop as GET, stopByLink as POST };
