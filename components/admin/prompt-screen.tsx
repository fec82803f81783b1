'use client';

import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type PromptDetail, useActivatePrompt, usePrompt } from '@/lib/admin/prompts/hooks';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { PromptDiff } from './prompt-diff';
import { PromptEvaluation } from './prompt-evaluation';
import { PromptForm } from './prompt-form';
import { PromptTrial } from './prompt-trial';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';
import { UnloadedScreen } from './unloaded-screen';

/** One version: its text, what differs from another one, a trial, its evaluations, its activation, and the next version from it. */
export function PromptScreen({
  operator,
  id,
  against,
}: {
  operator: Operator;
  id: string;
  against: string | undefined;
}) {
  const query = usePrompt(id, against);
  const prompt = query.data;
  const [companionId, setCompanionId] = useState<string>();
  const unsaved = useRef<HTMLTextAreaElement>(null);
  if (!prompt)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/prompts"
        title="Prompt"
        what="the version"
        query={query}
      />
    );
  const { chatType, version, companions } = prompt;
  const chosen = companionId ?? companions[0]?.id;
  return (
    <ConsoleFrame operator={operator} path="/admin/prompts" title={`${chatType} ${version}`}>
      <Head prompt={prompt} />
      <PromptDiff prompt={prompt} />
      {chosen === undefined ? (
        <p className="text-muted leading-6">
          No companion talks in this kind of chat, so it cannot be tried.
        </p>
      ) : (
        <>
          <div className="max-w-80">
            <Label htmlFor="prompt-companion">Companion of trial and evaluation</Label>
            <NativeSelect
              id="prompt-companion"
              value={chosen}
              onChange={(event) => setCompanionId(event.target.value)}
            >
              {companions.map((one) => (
                <NativeSelectOption key={one.id} value={one.id}>
                  {one.name}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <PromptTrial key={chosen} id={id} companionId={chosen} unsaved={unsaved} />
            <PromptEvaluation id={id} companionId={chosen} evaluations={prompt.evaluations} />
          </div>
        </>
      )}
      <PromptForm key={id} prompt={prompt} text={unsaved} />
    </ConsoleFrame>
  );
}

/** Whose it is, whether it is active, and the button that makes it so. */
function Head({ prompt }: { prompt: PromptDetail }) {
  const { id, version, chatType, isActive, createdAt, createdBy, note, others } = prompt;
  const activate = useActivatePrompt(id);
  const active = others.find((one) => one.isActive)?.version ?? null;
  return (
    <Card className="flex flex-wrap items-center gap-3">
      {isActive ? <Badge variant="teal">Active</Badge> : <Badge variant="marigold">Not active</Badge>}
      <p className="min-w-0 flex-1 basis-60 text-sm leading-5">
        {createdBy ?? 'Came with the product'} · {formatStamp(createdAt)}
        {note ? ` · ${note}` : null}
      </p>
      {isActive ? null : (
        <ReasonDialog
          label="Activate"
          about={version}
          explanation={`New ${chatType} chats begin with ${version} instead of ${active ?? 'nothing'}; chats under way keep theirs.`}
          isPending={activate.isPending}
          onReason={(reason, done) =>
            activate.mutate(
              { seen: active, reason },
              {
                onSuccess: ({ to }) => {
                  done();
                  toast({ title: 'Activated', description: `New chats begin with ${to}.` });
                },
                onError: sayFailure,
              },
            )
          }
        />
      )}
      <a href="/admin/prompts" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        All versions
      </a>
    </Card>
  );
}
