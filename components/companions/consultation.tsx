'use client';

import { MessageCircle, Phone, Video } from 'lucide-react';
import type { Route } from 'next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { NAVIGATION_DELAY_MS, PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';
import { INCOGNITO_ABOUT, INCOGNITO_CHOICE } from '@/lib/chat/incognito/about/copy';
import { INCOGNITO_PARAM } from '@/lib/chat/incognito/constants';
import { loadingPath } from '@/lib/client/query-paths';
import { keepAskedChat, takeAskedChat } from '@/lib/companions/consultation/browser';
import { isShortOfMessages } from '@/lib/companions/consultation/rules';
import { COMING_SOON } from '@/lib/companions/copy';
import { type Psychologist, useAge } from '@/lib/companions/hooks';
import { useProfile } from '@/lib/companions/profile/hooks';
import { availableAfter, minutesLeftNow } from '@/lib/companions/rules';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { useRefusals } from './use-refusals';

type SignIn = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  reason: string;
  onContinue?: () => void;
  children?: ReactNode;
}>;

const COMING = [
  { name: 'Voice Call', Icon: Phone },
  { name: 'Video Call', Icon: Video },
] as const;

/**
 * Starts the chat for members, asks guests to sign in and starts it when they are back, tells both beforehand when they have
 * too few messages, and names the channels that are still to come.
 */
export function Consultation({
  profile,
  SignIn,
  children,
}: {
  profile: Psychologist;
  SignIn: SignIn;
  /** What the chat needs, said by the server. */
  children: ReactNode;
}) {
  const { data, dataUpdatedAt } = useProfile(profile);
  const minutes = minutesLeftNow(data.minutesRemaining, useAge(dataUpdatedAt));
  const user = useUser({ fresh: true });
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { askToRecharge, explainBusy, dialogs } = useRefusals();
  const [signIn, setSignIn] = useState({ mounted: false, open: false });
  const person = user.data;
  const short = isShortOfMessages(person);

  const [incognito, setIncognito] = useState(false);

  const start = (asked = incognito) => {
    if (minutes > 0) explainBusy({ name: profile.name, minutes, isInSession: data.isInSession });
    else if (!person?.isGoogleAuthenticated) setSignIn({ mounted: true, open: true });
    else if (short) askToRecharge({ name: profile.name, balance: person.messageBalance });
    else {
      const path = loadingPath('psychologist', { companionId: profile.id });
      go(asked ? (`${path}&${INCOGNITO_PARAM}=1` as Route) : path);
    }
  };

  // Back from signing in for this chat; who turned back at Google is only where they were.
  const [asked, setAsked] = useState<ReturnType<typeof takeAskedChat>>(null);
  useEffect(() => setAsked(takeAskedChat(profile.id)), [profile.id]);
  useEffect(() => {
    if (!asked || user.isPending) return;
    setAsked(null);
    setIncognito(asked.incognito);
    if (person?.isGoogleAuthenticated) start(asked.incognito);
  });

  return (
    <section aria-labelledby="start">
      <h2 id="start" className="mb-2.5 text-xl">
        {t('Start Consultation')}
      </h2>
      {children}
      <Button
        variant={minutes === 0 ? 'teal' : 'quiet'}
        size="lg"
        loading={busy || user.isPending}
        onClick={() => start()}
      >
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        {t('Chat Consultation')}
        {minutes === 0 ? null : ` · ${availableAfter(minutes)}`}
      </Button>
      <Checkbox
        checked={incognito}
        onChange={(event) => setIncognito(event.target.checked)}
        autoComplete="off"
        className="mt-1 px-1 text-sm leading-5!"
      >
        <span className="font-semibold">{t(INCOGNITO_CHOICE)}</span>
        <span className="block text-muted">{t(INCOGNITO_ABOUT)}</span>
      </Checkbox>
      <div className="mt-2.5 grid grid-cols-2 gap-2.5">
        {COMING.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="outline"
            disabled
            className="min-h-16! flex-col gap-0! rounded-lg! border-dashed bg-transparent! px-2! font-normal! text-muted! disabled:opacity-100!"
          >
            <span className="flex items-center gap-1.5 font-semibold text-sm leading-5">
              <Icon aria-hidden className="size-4" />
              {t(name)}
            </span>
            <span className="text-xs leading-4">{t(COMING_SOON)}</span>
          </Button>
        ))}
      </div>
      {dialogs}
      {signIn.mounted ? (
        <SignIn
          open={signIn.open}
          onOpenChange={(open) => setSignIn({ mounted: true, open })}
          title={t('Sign in to Chat')}
          reason={t('Sign in to talk with {name}. Your messages and chats stay with you on every device.', {
            name: profile.name,
          })}
          onContinue={() => keepAskedChat(profile.id, incognito)}
        >
          {short ? <TooFew name={profile.name} balance={person.messageBalance} /> : null}
        </SignIn>
      ) : null}
    </section>
  );
}

/** What a guest should know before the sign-in: it alone does not open this chat. */
function TooFew({ name, balance }: { name: string; balance: number }) {
  return (
    <p className="rounded-md border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-marigold-ink text-sm leading-5">
      {t(
        'At least {count} messages required for talking to {name}. You have {balance} here. Once you are signed in you can recharge.',
        { count: PSYCHOLOGIST_MIN_BALANCE, name, balance },
      )}
    </p>
  );
}
