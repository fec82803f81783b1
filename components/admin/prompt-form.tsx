import { type ComponentProps, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { type PromptDetail, useAddPrompt } from '@/lib/admin/prompts/hooks';
import { NEEDED_PLACES, PLACES, PROMPT_TEXT_MAX } from '@/lib/ai/prompts/versions/constants';
import { readDraft, useFormDraft } from '@/lib/client/draft';
import { toast } from '@/lib/client/toast';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import { DraftNote } from './draft-note';
import { sayFailure } from './say-failure';

/** The next number after the highest of a chat type: v1.2 → v1.3. */
function nextVersion(versions: readonly string[]): string {
  const numbers = versions.map((one) => one.replace('v', '').split('.').map(Number));
  const [major = 1, minor = 0] =
    numbers.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)).at(-1) ?? [];
  return `v${major}.${minor + 1}`;
}

const placed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(' ');

/** The next version, written from this one, behind a button; what was begun is open again after a reload. */
export function PromptForm({
  prompt,
  text,
}: {
  prompt: PromptDetail;
  /** Where the trial finds what is written. */
  text: RefObject<HTMLTextAreaElement | null>;
}) {
  const [open, setOpen] = useState(false);
  const draft = `prompt-${prompt.id}`;
  // Opens and never closes: an effect comes after a tap that was quicker than it.
  useEffect(() => {
    if (readDraft(draft, () => true) !== null) setOpen(true);
  }, [draft]);
  if (open) return <OpenForm prompt={prompt} text={text} name={draft} onClose={() => setOpen(false)} />;
  return (
    <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
      Write the next version from this one
    </Button>
  );
}

function OpenForm({
  prompt,
  text,
  name,
  onClose,
}: ComponentProps<typeof PromptForm> & { name: string; onClose: () => void }) {
  const add = useAddPrompt();
  const draft = useFormDraft(name);
  const next = nextVersion([prompt, ...prompt.others].map(({ version }) => version));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: string) => String(data.get(field));
    const { chatType } = prompt;
    add.mutate(
      {
        chatType: chatType as ChatType,
        ...{ version: read('version'), text: read('text').replaceAll('\r\n', '\n'), note: read('note') },
      },
      {
        onSuccess: ({ id }) => {
          draft.drop();
          toast({ title: 'Version stored', description: 'It is not active yet.' });
          window.location.assign(`/admin/prompts/${id}`);
        },
        onError: sayFailure,
      },
    );
  }
  return (
    <Card>
      <h2 className="text-lg leading-6">The next version</h2>
      <p className="mt-1 text-muted text-sm leading-5">
        The character, what is remembered, and the rules of safety that always hold are added to it. It has to
        name {placed(NEEDED_PLACES)}, and may name{' '}
        {placed(PLACES.filter((one) => !NEEDED_PLACES.includes(one as never)))}.
      </p>
      <form ref={draft.form} onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <div className="max-w-40">
          <Label htmlFor="prompt-version">Version</Label>
          <Input id="prompt-version" name="version" required autoComplete="off" defaultValue={next} />
        </div>
        <div>
          <Label htmlFor="prompt-new-text">Text</Label>
          <Textarea
            ref={text}
            id="prompt-new-text"
            name="text"
            rows={18}
            maxLength={PROMPT_TEXT_MAX}
            required
            spellCheck={false}
            defaultValue={prompt.text}
          />
        </div>
        <div>
          <Label htmlFor="prompt-note">What is better</Label>
          <Input id="prompt-note" name="note" minLength={5} maxLength={300} required autoComplete="off" />
        </div>
        <DraftNote isRestored={draft.isRestored} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={add.isPending}>
            Store the version
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              draft.drop();
              onClose();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
