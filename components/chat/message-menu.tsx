'use client';

import { useState } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { Conversation } from '@/lib/chat/conversation/browser';
import { NEEDS_A_MESSAGE, SAY_DIFFERENTLY } from '@/lib/chat/conversation/rewording/copy';
import { useRewording } from '@/lib/chat/conversation/rewording/hooks';
import { MESSAGE_OPTIONS } from '@/lib/chat/copy';
import { DELETE_WORDS } from '@/lib/chat/erasing/copy';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { useQuote } from '@/lib/chat/quotes/hooks';
import { REPORT_ABOUT, REPORT_THIS } from '@/lib/chat/reports/copy';
import { useSpeech } from '@/lib/chat/speech/hooks';
import { spokenLanguage } from '@/lib/chat/speech/rules';
import { paywallPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { DeleteWords } from './delete-words';
import { MessageActions } from './message-actions';
import { focusBox } from './quote-bar';
import { ReportForm } from './report-form';
import { SpeakingBar } from './speaking-bar';

type Step = 'actions' | 'report' | 'delete' | 'recharge';
const TITLE = {
  actions: MESSAGE_OPTIONS,
  report: REPORT_THIS,
  delete: DELETE_WORDS,
  recharge: SAY_DIFFERENTLY,
} as const satisfies Record<Step, string>;

/** What can be done to a message, and above the composer the voice that reads. Load it when it is opened. */
export function MessageMenu({
  open,
  onOpenChange,
  message,
  companion,
  conversation,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  message: ChatMessage;
  companion: string;
  conversation: Conversation;
}) {
  const [step, setStep] = useState<Step>('actions');
  /** What gets the focus instead of the button that opened this. */
  const [focus, setFocus] = useState<() => void>();
  const speech = useSpeech();
  const { quote } = useQuote(message.sessionId);
  const rewording = useRewording(message, conversation);
  const about =
    step === 'report' ? t(REPORT_ABOUT) : step === 'recharge' ? t(NEEDS_A_MESSAGE) : saidIn(message);
  const close = (then?: () => void) => {
    setFocus(() => then);
    onOpenChange(false);
  };
  return (
    <>
      {speech.speaking ? <SpeakingBar onStop={speech.stop} /> : null}
      <Dialog open={open} onOpenChange={() => close()}>
        <DialogContent
          onCloseAutoFocus={(event) => {
            setStep('actions');
            if (!focus) return;
            event.preventDefault();
            focus();
          }}
        >
          <DialogHeader>
            {/* Large letters must not break its words. */}
            <DialogTitle>{t(TITLE[step])}</DialogTitle>
            {step === 'delete' ? null : (
              <DialogDescription
                className="line-clamp-2 [overflow-wrap:anywhere]"
                lang={step === 'actions' ? spokenLanguage(message.content) : undefined}
              >
                {about}
              </DialogDescription>
            )}
          </DialogHeader>
          {step === 'report' ? (
            <ReportForm messageId={message.id} onDone={() => close()} />
          ) : step === 'delete' ? (
            <DeleteWords
              message={message}
              companion={companion}
              onKeep={() => close()}
              onDeleted={() => close(() => document.getElementById(message.id)?.focus())}
            />
          ) : step === 'recharge' ? (
            <DialogFooter>
              <SoftLink href={paywallPath(message.sessionId)} className={buttonVariants({ size: 'lg' })}>
                {t('Get more messages')}
              </SoftLink>
            </DialogFooter>
          ) : (
            <MessageActions
              message={message}
              rewording={rewording}
              onReword={() => {
                if (!rewording) return;
                if (rewording.isShort) return setStep('recharge');
                rewording.reword();
                close();
              }}
              onReply={() => {
                quote(message);
                close(focusBox);
              }}
              onSpeak={() => {
                speech.speak(message.content);
                close();
              }}
              onReport={() => setStep('report')}
              onDelete={() => setStep('delete')}
              onDone={() => close()}
            />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

const saidIn = ({ messageType, imageAlt, content }: ChatMessage) =>
  messageType === 'image' ? (imageAlt ?? t('Picture')) : content;
