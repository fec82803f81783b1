import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SESSION_READY_DELAY_MS } from '@/lib/chat/constants';
import {
  adultConfirmedHere,
  endVisit,
  rememberAdultConfirmed,
  visitSessionId,
} from '@/lib/chat/loading/browser';
import { useStartSession } from '@/lib/chat/loading/hooks';
import { loadingProgress, loadingStepsMs } from '@/lib/chat/loading/rules';
import { ApiError } from '@/lib/client/api';
import { leaveDialogEntry } from '@/lib/client/dialog-entry';
import { chatPath } from '@/lib/client/paths';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import { useUser } from '@/lib/users/hooks';

export type LoadingTarget = { chatType: ChatType; companionId: string | null; portrait: string | null };

export type Refusal =
  | { kind: 'recharge'; text: string; balance: number; shortfall: number }
  | { kind: 'busy'; name: string; minutes: number; isInSession: boolean };

export type Failed = { kind: 'failed'; reason: string | undefined; refusal?: Refusal };
type Outcome = { kind: 'ready'; sessionId: string } | Failed;

/** A refusal with a way forward: too few messages, or a busy companion. */
function readRefusal({ status, body, userMessage }: ApiError): Refusal | undefined {
  if (status === 402) {
    const [balance, shortfall] = [Number(body.balance), Number(body.shortfall)];
    return { kind: 'recharge', text: userMessage ?? '', balance, shortfall };
  }
  if (status === 409 && typeof body.minutesRemaining === 'number') {
    const isInSession = body.isInSession === true;
    return { kind: 'busy', name: String(body.companionName), minutes: body.minutesRemaining, isInSession };
  }
  return undefined;
}

/** A 4xx carries a message for the user; the text of any other failure does not. */
function toFailed(error: unknown): Failed {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'failed', reason: undefined };
  return { kind: 'failed', reason: error.userMessage, refusal: readRefusal(error) };
}

/**
 * Creates one session per visit while the progress bar runs, however often it is reloaded or tried again, then navigates to
 * the chat. Before it creates anything it waits for the user's registration to settle and, once, for the 18+ confirmation.
 */
export function useLoading(target: LoadingTarget | null, referralCode: string | null, incognito: boolean) {
  const router = useRouter();
  const user = useUser();
  const { mutateAsync: startSession } = useStartSession();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    target ? undefined : { kind: 'failed', reason: undefined },
  );
  const [step, setStep] = useState(0);
  const [confirmed, setConfirmed] = useState(false);
  // The server has no confirmation: ask again on the next attempt, whatever this browser remembers.
  const [askAgain, setAskAgain] = useState(false);
  const started = useRef(0);
  // Every try of this visit asks for the same session: of a failed one only the answer may have been lost.
  const clientSessionId = useRef<string>(undefined);

  const settled = !user.isPending;
  const known = !askAgain && (user.data ? user.data.adultConfirmed : settled && adultConfirmedHere());
  const mayStart = settled && (confirmed || known);
  const asking = settled && !mayStart && outcome === undefined;
  const [declined, setDeclined] = useState(false);

  useEffect(() => {
    if (!target || !mayStart || outcome || started.current === attempt) return;
    started.current = attempt;
    clientSessionId.current ??= visitSessionId(`${window.location.pathname}${window.location.search}`);
    startSession({
      ...target,
      ...{ referralCode, incognito },
      user: user.data,
      clientSessionId: clientSessionId.current,
    }).then(
      ({ id }) => setOutcome({ kind: 'ready', sessionId: id }),
      (error: unknown) => {
        if (error instanceof ApiError && error.body.consentRequired === true) {
          setAskAgain(true);
          setConfirmed(false);
        }
        setOutcome(toFailed(error));
      },
    );
  }, [target, mayStart, outcome, attempt, referralCode, incognito, startSession, user.data]);

  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      // React also cleans up without a navigation; when the user has left, the address has changed already.
      if (window.location.pathname !== pathname) endVisit();
    };
  }, []);

  const running = outcome === undefined && !asking;
  const [stepsMs, setStepsMs] = useState<number[]>([]);
  useEffect(() => setStepsMs(loadingStepsMs(Math.random)), []);
  const waitMs = stepsMs[step];
  useEffect(() => {
    if (!running || waitMs === undefined) return;
    const timer = setTimeout(() => setStep((now) => now + 1), waitMs);
    return () => clearTimeout(timer);
  }, [running, waitMs]);

  const sessionId = outcome?.kind === 'ready' ? outcome.sessionId : undefined;
  useEffect(() => {
    if (!sessionId) return;
    router.prefetch(chatPath(sessionId));
    const timer = setTimeout(() => router.replace(chatPath(sessionId)), SESSION_READY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sessionId, router]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setStep(0);
    setStepsMs(loadingStepsMs(Math.random));
    setAttempt((now) => now + 1);
  }, []);

  const confirm = useCallback(() => {
    rememberAdultConfirmed();
    setConfirmed(true);
  }, []);

  return {
    ...loadingProgress(step, sessionId !== undefined),
    failure: outcome?.kind === 'failed' ? outcome : undefined,
    asking: asking && !declined,
    retry,
    confirm,
    goHome: useCallback(() => {
      setDeclined(true);
      leaveDialogEntry(() => router.replace('/'));
    }, [router]),
  };
}
