import { Button } from '@/components/ui/button';
import { ConsoleFrame, type Frame } from './console-frame';

type Query = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/** A page whose data did not come with it: they are on their way, or could not be loaded and may be asked for again. */
export function UnloadedScreen({
  what,
  query,
  ...frame
}: Frame & {
  /** What is missing, such as "the refunds". */
  what: string;
  query: Query;
}) {
  const { isError, isFetching, refetch } = query;
  return (
    <ConsoleFrame {...frame}>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{what.replace(/^./, (first) => first.toUpperCase())} could not be loaded.</p>
          <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className="text-muted">
          Loading {what} …
        </p>
      )}
    </ConsoleFrame>
  );
}
