'use client';

import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-look';
import { signInPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { LOCK_SHORT, LOCK_UNSUPPORTED, LOCKED_ABOUT, LOCKED_ELSE, UNLOCK } from '@/lib/users/lock/copy';
import { useCanLock, useLockAct } from '@/lib/users/lock/hooks';
import { CONTINUE_WITH_GOOGLE } from '@/lib/users/sign-in/copy';
import { Hint, Section } from './section';

/** Opens locked chats by the device's screen lock, or by Google; then the page comes again with them. */
export function Unlock({ path }: { path: string }) {
  const can = useCanLock();
  const act = useLockAct();
  const unlock = () => act.mutate('unlock', { onSuccess: () => window.location.reload() });
  return (
    <Section id="unlock" title={t(LOCK_SHORT)}>
      <Hint>{t(can === false ? LOCK_UNSUPPORTED : LOCKED_ABOUT)}</Hint>
      <Button
        size="card"
        className="mt-3"
        disabled={!can}
        loading={act.isPending || act.isSuccess}
        onClick={unlock}
      >
        {t(UNLOCK)}
      </Button>
      <Hint>{t(LOCKED_ELSE)}</Hint>
      <a
        href={signInPath(path)}
        className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
      >
        {t(CONTINUE_WITH_GOOGLE)}
      </a>
    </Section>
  );
}
