import { type FormEvent, type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { TRIAL_MESSAGE_MAX, TRIAL_TALK_MAX } from '@/lib/admin/companions/constants';
import { TRIAL_INSTEAD, TRIAL_OUTCOME } from '@/lib/admin/companions/copy';
import type { Tried } from '@/lib/admin/companions/hooks';
import { useTypedEarly } from '@/lib/client/typed-early';

export type Said = { sender: 'user' | 'ai'; content: string };

/** A talk that is stored nowhere. With another `key` another one begins. */
export function TrialCard({
  hint,
  children,
  isPending,
  onAsk,
}: {
  hint: string;
  /** What is chosen before the talk. */
  children?: ReactNode;
  isPending: boolean;
  onAsk: (asked: { talk: Said[]; message: string }, onAnswer: (tried: Tried) => void) => void;
}) {
  const [talk, setTalk] = useState<readonly Said[]>([]);
  const [message, setMessage] = useState('');
  const box = useTypedEarly<HTMLTextAreaElement>(message, setMessage);
  const [last, setLast] = useState<Tried | null>(null);
  function begin() {
    setTalk([]);
    setLast(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const said = { sender: 'user' as const, content: message.trim() };
    if (said.content === '') return;
    onAsk({ talk: talk.slice(-TRIAL_TALK_MAX), message: said.content }, (tried) => {
      const answers = tried.bubbles.map((content) => ({ sender: 'ai' as const, content }));
      setTalk((before) => [...before, said, ...answers]);
      setLast(tried);
      setMessage((now) => (now.trim() === said.content ? '' : now));
    });
  }
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-2 text-lg leading-6">
        Trial chat <Badge variant="marigold">Trial: stored nowhere</Badge>
      </h2>
      <p className="mt-1 text-muted text-sm leading-5">{hint}</p>
      {children}
      <ol aria-label="Trial talk" aria-live="polite" className="mt-3 flex flex-col gap-2">
        {talk.map(({ sender, content }, at) => (
          <li
            // A talk only grows.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
            key={at}
            dir="auto"
            className={`wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-lg px-3 py-2 text-sm leading-5 ${sender === 'user' ? 'self-end bg-romantic-tint text-romantic-ink' : 'self-start bg-line/60'}`}
          >
            <span className="sr-only">{sender === 'user' ? 'You: ' : 'Companion: '}</span>
            {content}
          </li>
        ))}
      </ol>
      {last ? <TrialResult tried={last} /> : null}
      <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <div>
          <Label htmlFor="trial-message">Message of a person</Label>
          <Textarea
            ref={box}
            id="trial-message"
            dir="auto"
            rows={2}
            maxLength={TRIAL_MESSAGE_MAX}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" disabled={message.trim() === ''} loading={isPending}>
            Try it
          </Button>
          <Button variant="outline" size="sm" disabled={talk.length === 0 || isPending} onClick={begin}>
            Begin again
          </Button>
        </div>
      </form>
    </Card>
  );
}

function TrialResult({ tried }: { tried: Tried }) {
  const { instead, outcome, rules, tokens, tookMs, promptVersion } = tried;
  const told = instead ? TRIAL_INSTEAD[instead] : TRIAL_OUTCOME[outcome ?? 'answered'];
  return (
    <p role="status" className="mt-2 text-muted text-sm leading-5">
      {told}
      {rules.length > 0 ? ` (${[...new Set(rules)].join(', ').replaceAll('_', ' ')})` : ''}
      {tokens > 0 ? ` · ${tokens} tokens` : ''}
      {tookMs > 0 ? ` · ${(tookMs / 1000).toFixed(1)} s` : ''}
      {promptVersion ? ` · prompt ${promptVersion}` : ''}
    </p>
  );
}
