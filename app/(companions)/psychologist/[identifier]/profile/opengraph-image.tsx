import { BRAND } from '@/content/brand';
import { drawProfile } from '@/lib/companions/share/service';
import { jobScope } from '@/lib/server/scope';

export const alt = `A psychologist companion of ${BRAND.name}, an AI`;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export default async function ProfileImage({ params }: { params: Promise<{ identifier: string }> }) {
  return drawProfile(jobScope(), (await params).identifier);
}
