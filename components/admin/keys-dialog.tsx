'use client';

import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

const KEYS = [
  ['J', 'Next row'],
  ['K', 'Row before'],
  ['Enter', 'Open the row'],
  ['/', 'Search on this page'],
  ['Ctrl or ⌘ K', 'Go to another part, or find a person'],
  ['?', 'This list'],
] as const;

/** The keys of the console, and whether letters alone count. */
export function KeysDialog({
  open,
  onOpenChange,
  on,
  onTurn,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  on: boolean;
  onTurn: (on: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keys</DialogTitle>
          <DialogDescription>They do nothing while you type.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm leading-5">
          {KEYS.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border-[1.5px] border-line bg-paper px-2 py-0.5 font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex items-center justify-between gap-3">
          <Label htmlFor="console-keys">Keys without Ctrl or ⌘</Label>
          <Switch id="console-keys" checked={on} onCheckedChange={onTurn} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
