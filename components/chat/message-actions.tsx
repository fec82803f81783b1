import { Copy, Flag, RefreshCw, Reply, Trash2, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PRICE, SAY_DIFFERENTLY } from '@/lib/chat/conversation/rewording/copy';
import { DELETE_WORDS } from '@/lib/chat/erasing/copy';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { useMayWrite } from '@/lib/chat/quotes/hooks';
import { REACTIONS } from '@/lib/chat/reactions/constants';
import { REACTION_NAME } from '@/lib/chat/reactions/copy';
import { useReactToMessage } from '@/lib/chat/reactions/hooks';
import { REPORT_THIS } from '@/lib/chat/reports/copy';
import { NO_VOICE } from '@/lib/chat/speech/copy';
import { useCanSpeak } from '@/lib/chat/speech/hooks';
import { spokenLanguage } from '@/lib/chat/speech/rules';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t('Copied') });
  } catch {
    toast({ title: t('Could not copy this'), variant: 'destructive' });
  }
}

/** The list of what can be done to a message: reactions first, then what its kind allows. */
export function MessageActions({
  message,
  rewording,
  onReword,
  onReply,
  onSpeak,
  onReport,
  onDelete,
  onDone,
}: {
  message: ChatMessage;
  /** How it is said differently, and for how many messages; null for what cannot be. */
  rewording: { cost: 0 | 1 | null } | null;
  onReword: () => void;
  onReply: () => void;
  onSpeak: () => void;
  onReport: () => void;
  onDelete: () => void;
  /** It is done, and the menu closes. */
  onDone: () => void;
}) {
  const isOwn = message.sender === 'user';
  const isText = message.messageType === 'text';
  const mayWrite = useMayWrite(message.sessionId);
  const canSpeak = useCanSpeak(message.content);
  return (
    <div className="flex flex-col gap-1">
      {isOwn ? null : <Reactions message={message} onDone={onDone} />}
      {isText && mayWrite ? (
        <Entry icon={<Reply aria-hidden className="size-5 shrink-0" />} onClick={onReply}>
          {t('Reply')}
        </Entry>
      ) : null}
      {rewording ? (
        <Entry icon={<RefreshCw aria-hidden className="size-5 shrink-0" />} onClick={onReword}>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
            {t(SAY_DIFFERENTLY)}
            {rewording.cost === null ? null : (
              <span className="font-normal text-muted text-sm">{t(PRICE[rewording.cost])}</span>
            )}
          </span>
        </Entry>
      ) : null}
      {isText ? (
        <Entry
          icon={<Copy aria-hidden className="size-5 shrink-0" />}
          onClick={() => {
            void copy(message.content);
            onDone();
          }}
        >
          {t('Copy')}
        </Entry>
      ) : null}
      {isText && canSpeak ? (
        <Entry icon={<Volume2 aria-hidden className="size-5 shrink-0" />} onClick={onSpeak}>
          {t('Listen')}
        </Entry>
      ) : null}
      {isText && canSpeak === false ? (
        <p className="px-2 py-1.5 text-muted text-sm leading-5">
          {t(NO_VOICE[spokenLanguage(message.content)])}
        </p>
      ) : null}
      {isOwn ? (
        <Entry danger icon={<Trash2 aria-hidden className="size-5 shrink-0" />} onClick={onDelete}>
          {t(DELETE_WORDS)}
        </Entry>
      ) : (
        <Entry icon={<Flag aria-hidden className="size-5 shrink-0" />} onClick={onReport}>
          {t(REPORT_THIS)}
        </Entry>
      )}
    </div>
  );
}

function Entry({
  icon,
  danger = false,
  onClick,
  children,
}: {
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="ghost"
      className={`w-full justify-start! px-2! text-start ${danger ? 'text-danger-ink!' : ''}`}
      onClick={onClick}
    >
      {icon}
      {children}
    </Button>
  );
}

/** One tap puts a reaction on the message, another one on the same takes it away. */
function Reactions({ message, onDone }: { message: ChatMessage; onDone: () => void }) {
  const react = useReactToMessage(message);
  return (
    <fieldset className="mb-1 flex flex-wrap justify-between">
      <legend className="sr-only">{t('Your reaction')}</legend>
      {REACTIONS.map((one) => {
        const isChosen = message.reaction === one;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isChosen}
            aria-label={t(REACTION_NAME[one])}
            title={t(REACTION_NAME[one])}
            onClick={() => {
              react.mutate(isChosen ? null : one);
              onDone();
            }}
            className="grid size-[44px] place-items-center rounded-full text-[min(1.5rem,28px)] leading-none hover:bg-line/60 aria-pressed:bg-truelove-tint"
          >
            {one}
          </button>
        );
      })}
    </fieldset>
  );
}
