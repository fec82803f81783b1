import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { ReviewsScreen } from '@/components/admin/reviews-screen';
import { listReviews } from '@/lib/admin/reviews/contract';
import * as reviews from '@/lib/admin/reviews/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listReviews.operators, 'Reviews');

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/reviews'>) {
  const { id, state, stars, companion, q, page: number } = await searchParams;
  const typed = listReviews.query.safeParse({
    ...{ id: id || undefined, state: state || undefined, stars: stars || undefined },
    ...{ companion: companion || undefined, q: q || undefined, page: number },
  });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listReviews.operators, (read) => [
    read(listReviews, reviews.listReviews, { request: { query } }),
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
      <ReviewsScreen operator={operator} asked={query} />
    </PageData>
  );
}
