'use client';

import { useState } from 'react';
import { KeyList } from '@/components/shared/key-list';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import { readKeysOff, writeKeysOff } from '@/lib/chat/keys/browser';
import { KEYS_TITLE } from '@/lib/chat/keys/copy';
import { KEYS, KEYS_ABOUT, SINGLE_KEYS } from '@/lib/chat/keys/listing/copy';
import { t } from '@/lib/kit/text';

/** The keys of a chat, and whether those that are a letter count. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [isOff, setOff] = useState(readKeysOff);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t(KEYS_TITLE)}</DialogTitle>
          <DialogDescription>{t(KEYS_ABOUT)}</DialogDescription>
        </DialogHeader>
        <KeyList keys={KEYS.map(([key, does]) => [key, t(does)])} />
        <div className="mt-5 flex items-center justify-between gap-3">
          <Label htmlFor="chat-keys">{t(SINGLE_KEYS)}</Label>
          <Switch
            id="chat-keys"
            checked={!isOff}
            onCheckedChange={(on) => {
              writeKeysOff(!on);
              setOff(!on);
            }}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
