import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/lib/client/toast';
import { ALL_FORGOTTEN, MEMORY_OFF, MEMORY_ON } from '@/lib/memory/copy';
import { useDeleteAllMemories, useSetMemory } from '@/lib/memory/hooks';

/** Memory on or off, and the way to forget everything at once; both hold for every companion. */
export function MemorySwitch({ enabled, anything }: { enabled: boolean; anything: boolean }) {
  const change = useSetMemory();
  const shown = change.isPending ? change.variables : enabled;
  return (
    <div className="rounded-md border-[1.5px] border-line px-4 py-2">
      <Checkbox
        checked={shown}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      >
        <span className="block font-semibold text-[0.9375rem]">Companions may remember</span>
        <span className="block text-muted text-sm leading-5">{shown ? MEMORY_ON : MEMORY_OFF}</span>
      </Checkbox>
      {anything ? <ForgetEverything /> : null}
    </div>
  );
}

/** Asks once more: nothing brings it back. */
function ForgetEverything() {
  const [sure, setSure] = useState(false);
  const forget = useDeleteAllMemories();
  if (!sure) {
    return (
      <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setSure(true)}>
        Forget everything
      </Button>
    );
  }
  return (
    <div className="pb-2">
      <p className="mb-2 text-sm leading-5">Every companion forgets everything about you, for good.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" autoFocus onClick={() => setSure(false)}>
          Keep it
        </Button>
        <Button
          size="sm"
          loading={forget.isPending}
          onClick={() =>
            forget.mutate(undefined, {
              onSuccess: () => {
                setSure(false);
                toast({ title: ALL_FORGOTTEN });
              },
            })
          }
        >
          Forget everything
        </Button>
      </div>
    </div>
  );
}
