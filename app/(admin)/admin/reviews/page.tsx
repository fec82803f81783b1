import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { ReviewsScreen } from '@/components/admin/reviews-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listReviews } from '@/lib/admin/reviews/contract';
import * as reviews from '@/lib/admin/reviews/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listReviews.operators, 'Reviews');

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/reviews'>) {
  const { asked, query, wrong } = readAsked(listReviews, await searchParams);
  const page = await readConsolePage(listReviews.operators, (read) => [
    read(listReviews, reviews.listReviews, { request: { query: query ?? {} } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/reviews"
        title="Reviews"
        returnTo="/admin/reviews"
      />
    );
  return (
    <PageData state={page.state}>
      <ReviewsScreen operator={operator} asked={asked} query={query ?? {}} wrong={wrong} />
    </PageData>
  );
}
