import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { signInPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { wantedPath } from '@/lib/users/devices/browser';
import type { Wanted } from '@/lib/users/devices/constants';
import { CONTINUE_WITH_GOOGLE } from '@/lib/users/sign-in/copy';

/** Leads a member through Google once more, and back to what they wanted. */
export function SignInAgain({ wanted }: { wanted: Wanted }) {
  return (
    <Alert variant="marigold" className="mt-3">
      <AlertTitle>{t('Is it you?')}</AlertTitle>
      <AlertDescription>
        {t(
          'You signed in more than 15 minutes ago. For your safety, sign in with the same Google account once more; you come straight back here.',
        )}
      </AlertDescription>
      <a
        href={signInPath(wantedPath(wanted))}
        className={buttonVariants({ size: 'card', className: 'mt-3' })}
      >
        {t(CONTINUE_WITH_GOOGLE)}
      </a>
    </Alert>
  );
}
