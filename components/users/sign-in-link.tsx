import { buttonVariants } from '@/components/ui/button-variants';
import { signInPath } from '@/lib/client/paths';
import { SIGN_IN } from '@/lib/users/sign-in/copy';

/** Leads to Google and back to that path. Drawn by the server: it works before any script has come. */
export function SignInLink({ returnTo }: { returnTo: string }) {
  return (
    <a
      href={signInPath(returnTo)}
      className={buttonVariants({ variant: 'outline', size: 'pill', className: 'max-[359px]:px-2.5' })}
    >
      {SIGN_IN}
    </a>
  );
}
