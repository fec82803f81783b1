import { HomeScreen } from '@/components/home/home-screen';
import { BRAND } from '@/content/brand';
import { pageMetadata } from '@/lib/content/seo/service';

export const metadata = pageMetadata({
  path: '/',
  title: `${BRAND.name}: ${BRAND.tagline}`,
  description: BRAND.description,
});

export default function HomePage() {
  return <HomeScreen />;
}
