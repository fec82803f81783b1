import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogFooter } from '@/components/ui/dialog';
import { DELETE_ABOUT, DELETE_WORDS, KEEP_WORDS, NOT_DELETED, REPLY_STAYS } from '@/lib/chat/erasing/copy';
import { useEraseMessage } from '@/lib/chat/erasing/hooks';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';

/** Asks before a person's own words are deleted, and says what stays. */
export function DeleteWords({
  message,
  companion,
  onKeep,
  onDeleted,
}: {
  message: ChatMessage;
  companion: string;
  onKeep: () => void;
  onDeleted: () => void;
}) {
  const erasure = useEraseMessage(message);
  return (
    <>
      <DialogDescription>
        {t(DELETE_ABOUT)} {t(REPLY_STAYS, { companion })}
      </DialogDescription>
      {erasure.error ? (
        <Alert variant="destructive" className="mt-3">
          <AlertTitle>{t(NOT_DELETED)}</AlertTitle>
          <AlertDescription>{getUserMessage(erasure.error, t('Please try again.'))}</AlertDescription>
        </Alert>
      ) : null}
      <DialogFooter>
        <Button
          size="lg"
          loading={erasure.isPending}
          onClick={() => erasure.mutate(undefined, { onSuccess: onDeleted })}
        >
          {t(DELETE_WORDS)}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          {t(KEEP_WORDS)}
        </Button>
      </DialogFooter>
    </>
  );
}
