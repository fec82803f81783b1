import { WelcomeScreen } from '@/components/content/welcome-screen';
import { HINDI_WELCOME } from '@/content/hi/welcome';
import { pageMetadata } from '@/lib/content/seo/service';
import { listHindiTopics, pickHindiArticles } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description, hero } = HINDI_WELCOME;

export const metadata = pageMetadata({ language: 'hi', path: '/', title, description, imageAlt: hero.alt });

export default async function HindiWelcomePage() {
  return (
    <WelcomeScreen
      language="hi"
      page={HINDI_WELCOME}
      topics={await listHindiTopics()}
      teasers={await pickHindiArticles(HINDI_WELCOME.blogs)}
      site={siteUrl().origin}
    />
  );
}
