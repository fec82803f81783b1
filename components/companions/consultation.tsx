'use client';

import { MessageCircle, Phone, Video } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { Button } from '@/components/ui/button';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';
import { loadingPath } from '@/lib/client/paths';
import { COMING_SOON } from '@/lib/companions/copy';
import { type Psychologist, useAge, useProfile } from '@/lib/companions/hooks';
import { minutesLeftNow } from '@/lib/companions/rules';
import { useUser } from '@/lib/users/hooks';
import { useUnavailableDialog } from './use-unavailable-dialog';

type SignIn = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  reason: string;
}>;

const COMING = [
  { name: 'Voice Call', Icon: Phone },
  { name: 'Video Call', Icon: Video },
];

/** Starts the chat for members, asks guests to sign in, and names the channels that are still to come. */
export function Consultation({ profile, SignIn }: { profile: Psychologist; SignIn: SignIn }) {
  const { data, dataUpdatedAt } = useProfile(profile);
  const minutes = minutesLeftNow(data.minutesRemaining, useAge(dataUpdatedAt));
  const user = useUser({ fresh: true });
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { explain, dialog } = useUnavailableDialog();
  const [signIn, setSignIn] = useState({ mounted: false, open: false });

  const start = () => {
    if (minutes > 0) explain(profile.name, minutes);
    else if (user.data?.isGoogleAuthenticated) go(loadingPath('psychologist', { companionId: profile.id }));
    else setSignIn({ mounted: true, open: true });
  };

  return (
    <section aria-labelledby="start">
      <h2 id="start" className="mb-2.5 text-xl">
        Start Consultation
      </h2>
      <Button
        variant={minutes === 0 ? 'teal' : 'quiet'}
        size="lg"
        loading={busy || user.isPending}
        onClick={start}
      >
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        {minutes === 0 ? 'Chat Consultation' : `Chat Consultation · Available after ${minutes}min`}
      </Button>
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
              {name}
            </span>
            <span className="text-xs leading-4">{COMING_SOON}</span>
          </Button>
        ))}
      </div>
      {dialog}
      {signIn.mounted ? (
        <SignIn
          open={signIn.open}
          onOpenChange={(open) => setSignIn({ mounted: true, open })}
          title="Sign in to Chat"
          reason={`Sign in to talk with ${profile.name}. Your messages and chats stay with you on every device.`}
        />
      ) : null}
    </section>
  );
}
