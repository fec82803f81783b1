'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useChangeComplaint, useComplaint } from '@/lib/admin/complaints/hooks';
import { CASE_KIND_LABEL } from '@/lib/issues/copy';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { FlaggedReview } from './flagged-review';
import { ReportedMessageForm } from './reported-message-form';
import { ReportedTalk } from './reported-talk';
import { sayFailure } from './say-failure';
import { UnloadedScreen } from './unloaded-screen';
import { WordsForm } from './words-form';

/** Who may read what people have said. */
const READERS: readonly string[] = ['owner', 'safety'];

const when = (at: string) => formatStamp(at);

/** A complaint, what was written about it, and what can be done. */
export function ComplaintScreen({ operator, number }: { operator: Operator; number: string }) {
  const query = useComplaint(number);
  const complaint = query.data;
  const change = useChangeComplaint(number);
  if (!complaint)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/complaints"
        title={number}
        what="the complaint"
        query={query}
      />
    );
  const { kind, state, assignee, isLate, dueAt, userId, words, report, review } = complaint;
  const act = (body: Parameters<typeof change.mutate>[0]) => change.mutate(body, { onError: sayFailure });
  const isMine = assignee === operator.email;
  return (
    <ConsoleFrame operator={operator} path="/admin/complaints" title={number}>
      <p className="flex flex-wrap items-center gap-2 text-sm leading-5">
        <Badge variant="teal">{CASE_KIND_LABEL[kind]}</Badge>
        <Badge variant="paper">{state}</Badge>
        {isLate ? <Badge variant="marigold">Late</Badge> : null}
        {dueAt ? <span className="text-muted">due {when(dueAt)}</span> : null}
        <span className="text-muted">with {assignee ?? 'nobody'}</span>
      </p>
      <Card>
        <p className="text-muted text-sm leading-5">
          {kind === 'issue' ? (
            <>
              <span dir="auto">{complaint.name}</span>, {complaint.mobileNumber},{' '}
            </>
          ) : null}
          {when(complaint.at)}
          {userId ? (
            <>
              {' · '}
              <a href={`/admin/people/${userId}`} className="underline">
                Person
              </a>
            </>
          ) : null}
        </p>
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-wrap break-words leading-6">
          {complaint.detail}
        </p>
        {kind === 'message' ? (
          <p className="mt-1 text-muted text-sm leading-5">
            {report
              ? `In a chat with ${report.companion} (${report.chatType}).`
              : 'The message or its chat was deleted.'}
          </p>
        ) : null}
      </Card>
      {report && READERS.includes(operator.role) ? (
        <>
          <ReportedTalk number={number} />
          <ReportedMessageForm number={number} removed={report.removed} />
        </>
      ) : null}
      {kind === 'review' ? <FlaggedReview review={review} mayHide={operator.role !== 'safety'} /> : null}
      <ul className="flex flex-col gap-3">
        {words.map((word) => (
          <li key={`${word.at} ${word.author}`}>
            <Card className={word.kind === 'note' ? 'bg-marigold-tint!' : ''}>
              <p className="text-muted text-sm leading-5">
                {word.kind === 'note' ? 'Note' : 'Answer'} by {word.author}, {when(word.at)}
              </p>
              <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap break-words leading-6">
                {word.text}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <WordsForm number={number} mayAnswer={kind !== 'review'} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={change.isPending}
          onClick={() => act({ assignee: isMine ? null : 'me' })}
        >
          {isMine ? 'Give it back' : 'Take it'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={change.isPending}
          onClick={() => act({ state: state === 'closed' ? 'working' : 'closed' })}
        >
          {state === 'closed' ? 'Open again' : 'Close'}
        </Button>
      </div>
    </ConsoleFrame>
  );
}
