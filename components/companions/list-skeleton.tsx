import { Skeleton } from '@/components/ui/skeleton';
import { LISTING_SKELETONS } from '@/lib/companions/constants';

const SKELETONS = Array.from({ length: LISTING_SKELETONS }, (_, place) => `skeleton-${place}`);

/** Stands for cards that the list, still on its way, has to be searched for. */
export function ListSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.125rem),1fr))] gap-3" aria-busy="true">
      {SKELETONS.map((id) => (
        <div key={id} data-skeleton className="overflow-hidden rounded-lg border-[1.5px] border-line bg-card">
          <Skeleton className="h-28 rounded-none" />
          <div className="space-y-2 p-3">
            <Skeleton className="h-4 w-3/4 rounded-sm" />
            <Skeleton className="h-3 w-full rounded-sm" />
            <Skeleton className="h-3 w-1/2 rounded-sm" />
            <Skeleton className="h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}
