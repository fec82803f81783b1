'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { Person } from '@/lib/admin/people/hooks';
import { type Talk, useReadTalk } from '@/lib/admin/talks/hooks';
import { formatStamp } from '@/lib/kit/format';
import { DeedForm } from './deed-form';
import { sayFailure } from './say-failure';

/** Opens one of a person's chats, for a reason; what was read is on this screen alone, until it is left. */
export function TalkForm({ chats }: { chats: Person['chats'] }) {
  const [chatId, setChatId] = useState(chats[0]?.id ?? '');
  const [opened, setOpened] = useState<(Talk & { reason: string }) | null>(null);
  const read = useReadTalk(chatId);
  const field = useId();
  if (chats.length === 0) return null;
  const before = opened?.messages[0]?.id;
  return (
    <div className="flex flex-col gap-3 lg:col-span-2">
      <DeedForm
        title="Read a talk"
        hint="Each opening is a line of the audit log, and the person finds it in their download: your role, when and why."
        button="Open the talk"
        done="Opened"
        pending={read.isPending}
        onDo={(_fields, reason, then) =>
          read.mutate(
            { reason },
            {
              onError: then.onError,
              onSuccess: (talk) => {
                setOpened({ ...talk, reason });
                then.onSuccess();
              },
            },
          )
        }
      >
        <div>
          <Label htmlFor={field}>Chat</Label>
          <NativeSelect
            id={field}
            value={chatId}
            onChange={(event) => {
              setChatId(event.target.value);
              setOpened(null);
            }}
          >
            {chats.map(({ id, companion, chatType, messages, lastAt }) => (
              <NativeSelectOption key={id} value={id}>
                {companion}, {chatType}, {messages} messages, {formatStamp(lastAt)}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      </DeedForm>
      {opened ? (
        <section
          aria-label={`Talk with ${opened.companion}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-lg border-[1.5px] border-line bg-card p-3"
        >
          {opened.hasMore && before ? (
            <Button
              size="sm"
              variant="outline"
              loading={read.isPending}
              onClick={() =>
                read.mutate(
                  { reason: opened.reason, before },
                  {
                    onError: sayFailure,
                    onSuccess: (talk) =>
                      setOpened({ ...opened, ...talk, messages: [...talk.messages, ...opened.messages] }),
                  },
                )
              }
            >
              Earlier messages
            </Button>
          ) : null}
          <ol className="flex flex-col gap-2">
            {opened.messages.map(({ id, sender, kind, content, at }) => (
              <li key={id} className="text-sm leading-5">
                <p className="text-muted">
                  {sender === 'user' ? 'Person' : sender === 'ai' ? opened.companion : 'Product'},{' '}
                  {formatStamp(at)}
                </p>
                <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {kind === 'image' ? 'A picture' : content}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
