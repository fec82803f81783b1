import type { ComponentProps } from 'react';
import { InstallHint } from './install-hint';
import { PushHint } from './push-hint';

/** Above the messages, at a good moment: one thing that the product could do for the person, and never two. */
export function ChatHints(props: ComponentProps<typeof InstallHint>) {
  return (
    <PushHint {...props}>
      <InstallHint {...props} />
    </PushHint>
  );
}
