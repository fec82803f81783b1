export {
  answerShareImage as GET,
  listShareImages as generateStaticParams,
} from '@/lib/content/share/service';

export const dynamic = 'force-static';
export const dynamicParams = false;
