import { buttonVariants } from '@/components/ui/button';
import { signInPath } from '@/lib/client/paths';
import { CONTINUE_WITH_GOOGLE } from '@/lib/users/sign-in/copy';
import { ConsoleFrame, type Frame } from './console-frame';

/** The console lay idle: nothing is shown until the operator has come from Google again. */
export function IdleConsoleScreen({ returnTo, ...frame }: Frame & { returnTo: string }) {
  return (
    <ConsoleFrame {...frame}>
      <p className="max-w-prose leading-6">
        Nobody has used the console here for 30 minutes, so it is closed. Sign in with the same Google account
        to go on.
      </p>
      <a href={signInPath(returnTo)} className={buttonVariants({ size: 'md', className: 'self-start' })}>
        {CONTINUE_WITH_GOOGLE}
      </a>
    </ConsoleFrame>
  );
}
