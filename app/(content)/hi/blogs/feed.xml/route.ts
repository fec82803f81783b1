import { answerHindiFeed } from '@/lib/content/seo/service';
import { siteUrl } from '@/lib/server/site-env';

export const dynamic = 'force-static';

export const GET = () => answerHindiFeed(siteUrl());
