import { pixelFrame } from '@/lib/server/pixel-frame';

export const dynamic = 'force-dynamic';
export { pixelFrame as GET };
