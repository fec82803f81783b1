import { buttonVariants } from '@/components/ui/button';
import { signInPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { SIGN_IN } from '@/lib/users/sign-in/copy';

/** Signs in with Google and returns to that path. Rendered by the server, so it works before hydration. */
export function SignInLink({ returnTo }: { returnTo: string }) {
  return (
    <a
      href={signInPath(returnTo)}
      className={buttonVariants({ variant: 'outline', size: 'pill', className: 'max-[359px]:px-2.5' })}
    >
      {t(SIGN_IN)}
    </a>
  );
}
