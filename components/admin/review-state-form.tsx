import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useReviewState } from '@/lib/admin/reviews/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

/** Hides a review for a reason that its author reads, or shows it again. */
export function ReviewStateForm({ id, about, isHidden }: { id: string; about: string; isHidden: boolean }) {
  const change = useReviewState(id);
  const field = useId();
  function act(reason: string | null, done?: () => void) {
    change.mutate(reason, {
      onSuccess: () => {
        done?.();
        toast({ title: reason === null ? 'The review is shown again' : 'The review is hidden' });
      },
      onError: sayFailure,
    });
  }
  if (isHidden)
    return (
      <Button
        variant="outline"
        size="sm"
        loading={change.isPending}
        aria-label={`Show ${about} again`}
        onClick={() => act(null)}
      >
        Show again
      </Button>
    );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    act(String(new FormData(form).get('reason')), () => form.reset());
  }
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
        Hide<span className="sr-only"> {about}</span>
      </summary>
      <form onSubmit={submit} className="flex min-w-56 flex-col gap-2">
        <Label htmlFor={field}>Why (its author reads this)</Label>
        <Input id={field} name="reason" minLength={5} maxLength={300} required autoComplete="off" />
        <Button type="submit" size="sm" loading={change.isPending}>
          Hide the review
        </Button>
      </form>
    </details>
  );
}
