import { answerShareImage } from '@/components/shared/share-image';
import { findShareCard, listShareImages } from '@/lib/content/share/service';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = listShareImages;

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  return answerShareImage(await findShareCard((await params).name), 'public, max-age=0, must-revalidate');
}
