import { textsFile } from '@/lib/server/page-language';

export const dynamic = 'force-dynamic';
export { textsFile as GET };
