import { type FormEvent, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useReportedTalk } from '@/lib/admin/complaints/hooks';
import { formatStamp } from '@/lib/kit/format';
import { sayFailure } from './say-failure';

/** Opens the reported message with a few before and after it, for a reason; it stays on this screen alone. */
export function ReportedTalk({ number }: { number: string }) {
  const read = useReportedTalk(number);
  const field = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    read.mutate(String(new FormData(event.currentTarget).get('reason')), { onError: sayFailure });
  }
  const talk = read.data;
  if (!talk)
    return (
      <Card>
        <h2 className="text-lg leading-6">The message, and what was said around it</h2>
        <p className="text-muted text-sm leading-5">
          Opening it is a line of the audit log, and its person finds it in their download: your role, when
          and why.
        </p>
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <Label htmlFor={field}>Why</Label>
            <Input
              id={field}
              name="reason"
              defaultValue={`Report ${number}`}
              minLength={5}
              maxLength={300}
              required
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="outline" loading={read.isPending}>
            Open it
          </Button>
        </form>
      </Card>
    );
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lg leading-6">The message, and what was said around it</h2>
      <section
        aria-label={`Talk with ${talk.companion}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-lg border-[1.5px] border-line bg-card p-3"
      >
        <ol className="flex flex-col gap-2">
          {talk.messages.map(({ id, sender, kind, content, at, isReported }) => (
            <li
              key={id}
              className={`rounded-md p-2 text-sm leading-5 ${isReported ? 'bg-marigold-tint' : ''}`}
            >
              <p className="text-muted">
                {sender === 'user' ? 'Person' : sender === 'ai' ? talk.companion : 'Product'},{' '}
                {formatStamp(at)} {isReported ? <Badge variant="marigold">Reported</Badge> : null}
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {kind === 'image' ? 'A picture' : content}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
