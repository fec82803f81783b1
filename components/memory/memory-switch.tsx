import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { ALL_FORGOTTEN, MEMORY_OFF, MEMORY_ON } from '@/lib/memory/copy';
import { useDeleteAllMemories, useSetMemory } from '@/lib/memory/hooks';

/** Switches memory on or off and forgets everything; both apply to every companion. */
export function MemorySwitch({ enabled, hasMemories }: { enabled: boolean; hasMemories: boolean }) {
  const change = useSetMemory();
  const shown = change.isPending ? change.variables : enabled;
  return (
    <div className="rounded-md border-[1.5px] border-line px-4 py-2">
      <Checkbox
        checked={shown}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      >
        <span className="block font-semibold text-[0.9375rem]">{t('Companions may remember')}</span>
        <span className="block text-muted text-sm leading-5">{t(shown ? MEMORY_ON : MEMORY_OFF)}</span>
      </Checkbox>
      {hasMemories ? <ForgetEverything /> : null}
    </div>
  );
}

/** Asks for confirmation first: forgetting cannot be undone. */
function ForgetEverything() {
  const [confirming, setConfirming] = useState(false);
  const forget = useDeleteAllMemories();
  if (!confirming) {
    return (
      <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setConfirming(true)}>
        {t('Forget everything')}
      </Button>
    );
  }
  return (
    <div className="pb-2">
      <p className="mb-2 text-sm leading-5">{t('Every companion forgets everything about you, for good.')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" autoFocus onClick={() => setConfirming(false)}>
          {t('Keep it')}
        </Button>
        <Button
          size="sm"
          loading={forget.isPending}
          onClick={() =>
            forget.mutate(undefined, {
              onSuccess: () => {
                setConfirming(false);
                toast({ title: t(ALL_FORGOTTEN) });
              },
            })
          }
        >
          {t('Forget everything')}
        </Button>
      </div>
    </div>
  );
}
