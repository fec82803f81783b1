import { answerShareImage } from '@/components/shared/share-image';
import { BRAND } from '@/content/brand';
import { findShareCard } from '@/lib/companions/share/service';
import { jobScope } from '@/lib/server/scope';

export const alt = `A psychologist companion of ${BRAND.name}, an AI`;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export default async function ProfileImage({ params }: { params: Promise<{ identifier: string }> }) {
  const card = await findShareCard(jobScope(), (await params).identifier);
  return answerShareImage(card, 'public, max-age=3600, stale-while-revalidate=86400');
}
