'use client';

import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { useFormDraft } from '@/lib/client/draft';
import {
  LINK_LABEL_MAX,
  NOTICE_TEXT_MAX,
  type Notice,
  type NoticeKind,
} from '@/lib/settings/notices/constants';
import { DraftNote } from './draft-note';

const ID_CHARS = 12;

/** A notice as it is written: a new one, or one that is changed. A changed text is told anew to who dismissed the old one. */
export function NoticeForm({
  notice,
  today,
  isPending,
  onPut,
  onCancel,
}: {
  notice: Notice | undefined;
  /** YYYY-MM-DD */
  today: string;
  isPending: boolean;
  onPut: (notice: Notice, reason: string, done: () => void) => void;
  onCancel: () => void;
}) {
  const [kind, setKind] = useState<NoticeKind>(notice?.kind ?? 'banner');
  const draft = useFormDraft(`notice-${notice?.id ?? 'new'}`);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const text = read('text');
    const [href, label] = [read('href'), read('label')];
    onPut(
      {
        id: notice?.text === text ? notice.id : crypto.randomUUID().slice(-ID_CHARS),
        ...{ kind, text, from: read('from'), until: read('until') },
        link: href || label ? { href, label } : null,
        effectiveOn: kind === 'terms' ? read('effectiveOn') : null,
      },
      read('reason'),
      () => {
        draft.drop();
        form.reset();
      },
    );
  }
  const field = (name: string, label: string, props: ComponentProps<typeof Input>) => (
    <div className="min-w-0 flex-1 basis-44">
      <Label htmlFor={`notice-${name}`}>{label}</Label>
      <Input id={`notice-${name}`} name={name} autoComplete="off" {...props} />
    </div>
  );
  return (
    <Card className="max-w-3xl">
      <h2 className="text-lg leading-6">{notice ? 'Change the notice' : 'A new notice'}</h2>
      <form ref={draft.form} onSubmit={submit} className="mt-2 flex flex-col gap-3">
        <div>
          <Label htmlFor="notice-kind">Kind</Label>
          <NativeSelect
            id="notice-kind"
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as NoticeKind)}
          >
            <NativeSelectOption value="banner">Banner</NativeSelectOption>
            <NativeSelectOption value="terms">Change of the terms</NativeSelectOption>
          </NativeSelect>
        </div>
        <div>
          <Label htmlFor="notice-text">What people read</Label>
          <Textarea
            id="notice-text"
            name="text"
            dir="auto"
            rows={2}
            maxLength={NOTICE_TEXT_MAX}
            required
            defaultValue={notice?.text}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {field('href', 'Page of the site (optional)', {
            ...{ placeholder: '/terms', maxLength: 200, defaultValue: notice?.link?.href },
          })}
          {field('label', 'What the link says', {
            ...{ maxLength: LINK_LABEL_MAX, defaultValue: notice?.link?.label },
          })}
        </div>
        <div className="flex flex-wrap gap-3">
          {field('from', 'First day (India)', {
            ...{ type: 'date', required: true, defaultValue: notice?.from ?? today },
          })}
          {field('until', 'Last day (India)', { type: 'date', required: true, defaultValue: notice?.until })}
          {/* Always there, so that a draft finds it. */}
          <div hidden={kind !== 'terms'} className="min-w-0 flex-1 basis-44">
            {field('effectiveOn', 'Counts from (India)', {
              ...{ type: 'date', required: kind === 'terms', defaultValue: notice?.effectiveOn ?? undefined },
            })}
          </div>
        </div>
        <div className="flex">{field('reason', 'Why', { minLength: 5, maxLength: 300, required: true })}</div>
        <DraftNote isRestored={draft.isRestored} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isPending}>
            {notice ? 'Change' : 'Add'}
          </Button>
          {notice ? (
            <Button
              variant="outline"
              onClick={() => {
                draft.drop();
                onCancel();
              }}
            >
              Cancel
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
