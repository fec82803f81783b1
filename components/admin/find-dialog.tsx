'use client';

import { useState } from 'react';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { partsOf } from '@/lib/admin/gate/rules';
import type { OperatorRole } from '@/lib/kit/operator';

const PEOPLE = '/admin/people';

/** One box that leads to every part of the console, and to a person by whatever is known of them. */
export function FindDialog({
  open,
  onOpenChange,
  role,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role: OperatorRole;
}) {
  const [typed, setTyped] = useState('');
  const groups = partsOf(role);
  const clue = typed.trim();
  const maySearch = groups.some(({ parts }) => parts.some(({ path }) => path === PEOPLE)) && clue.length >= 3;
  const go = (address: string) => window.location.assign(address);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Go to</DialogTitle>
          <DialogDescription>A part of the console, or a person.</DialogDescription>
        </DialogHeader>
        <Command label="Go to">
          <CommandInput
            aria-label="Part, or what you know of a person"
            value={typed}
            onValueChange={setTyped}
            maxLength={254}
          />
          <CommandList>
            <CommandEmpty>Nothing of that name.</CommandEmpty>
            {maySearch ? (
              <CommandGroup heading="Search" forceMount>
                <CommandItem
                  forceMount
                  value={`search ${clue}`}
                  onSelect={() => go(`${PEOPLE}?${new URLSearchParams({ q: clue })}`)}
                >
                  Find a person: {clue}
                </CommandItem>
              </CommandGroup>
            ) : null}
            {groups.map(({ group, parts }) => (
              <CommandGroup key={group} heading={group}>
                {parts.map(({ path, title }) => (
                  <CommandItem key={path} value={title} onSelect={() => go(path)}>
                    {title}
                  </CommandItem>
                ))}
              </CommandGroup>
            ))}
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
