'use client';

import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { t } from '@/lib/kit/text';
import type { MemoryOf } from '@/lib/memory/hooks';
import { MemoryList } from './memory-list';

/** What one companion remembers, opened from its chat. Load it when it is opened. */
export function MemoryDialog({
  open,
  onOpenChange,
  companionName,
  of,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  companionName: string;
  of: MemoryOf;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('What {name} remembers', { name: companionName })}</DialogTitle>
          <DialogDescription>{t('From your talks. Put right or forget what you like.')}</DialogDescription>
        </DialogHeader>
        <MemoryList of={of} />
      </DialogContent>
    </Dialog>
  );
}
