import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { useChangeComplaint } from '@/lib/admin/complaints/hooks';
import { useFormDraft } from '@/lib/client/draft';
import { DraftNote } from './draft-note';
import { sayFailure } from './say-failure';

/** An answer to the person, or a note for operators, about a complaint. What is begun stays over a reload. */
export function WordsForm({ number, mayAnswer }: { number: string; mayAnswer: boolean }) {
  const change = useChangeComplaint(number);
  const draft = useFormDraft(`words-${number}`);
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const kind = mayAnswer && submitter?.getAttribute('value') !== 'note' ? 'answer' : 'note';
    const box = event.currentTarget.elements.namedItem('words') as HTMLTextAreaElement;
    const request = event.currentTarget.elements.namedItem('requestId') as HTMLInputElement;
    request.value ||= crypto.randomUUID();
    const text = box.value;
    const written = { requestId: request.value, ...(kind === 'answer' ? { answer: text } : { note: text }) };
    // The same words again, after a reload too, are the same request.
    draft.keep();
    change.mutate(written, {
      onError: sayFailure,
      onSuccess: () => {
        request.value = '';
        // What was written meanwhile stays.
        if (box.value !== text) return draft.keep();
        box.value = '';
        draft.drop();
      },
    });
  }
  return (
    <form ref={draft.form} onSubmit={submit} className="flex max-w-prose flex-col gap-3">
      <input type="hidden" name="requestId" />
      <div>
        <Label htmlFor={id}>{mayAnswer ? 'Answer or note' : 'Note'}</Label>
        <Textarea id={id} name="words" dir="auto" rows={5} maxLength={2000} required />
      </div>
      <DraftNote isRestored={draft.isRestored} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={change.isPending}>
          {mayAnswer ? 'Answer the person' : 'Note for operators'}
        </Button>
        {mayAnswer ? (
          <Button type="submit" value="note" variant="outline" disabled={change.isPending}>
            Note for operators
          </Button>
        ) : null}
      </div>
    </form>
  );
}
