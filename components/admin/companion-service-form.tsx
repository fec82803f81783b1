import { type FormEvent, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SERVICE_SAVED } from '@/lib/admin/companions/copy';
import { type ConsoleCompanion, useChangeService } from '@/lib/admin/companions/hooks';
import { toast } from '@/lib/client/toast';
import { useTypedEarly } from '@/lib/client/typed-early';
import { USUAL_SIMULTANEOUS_CHATS } from '@/lib/companions/load/constants';
import { formatStamp } from '@/lib/kit/format';
import { sayFailure } from './say-failure';

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

/** Whether and how a companion is offered. */
export function CompanionServiceForm({ companion }: { companion: ConsoleCompanion }) {
  const { id, isHidden, busyUntil } = companion;
  const change = useChangeService(id);
  const [minutes, setMinutes] = useState('30');
  const box = useTypedEarly<HTMLInputElement>(minutes, setMinutes);
  const act = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, { onSuccess: () => toast({ title: SERVICE_SAVED }), onError: sayFailure });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    act({
      place: numberIn(String(form.get('place'))),
      chatsAtOnce: numberIn(String(form.get('chatsAtOnce'))),
    });
  }
  return (
    <Card>
      <h2 className="text-lg leading-6">How it is offered</h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm leading-5">
        <Badge variant={isHidden ? 'marigold' : 'teal'}>{isHidden ? 'Hidden' : 'Shown'}</Badge>
        {busyUntil ? (
          <Badge variant="marigold">Busy until {formatStamp(busyUntil)}</Badge>
        ) : (
          <Badge variant="teal">Free</Badge>
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Button
          variant="outline"
          size="sm"
          loading={change.isPending}
          onClick={() => act({ isHidden: !isHidden })}
        >
          {isHidden ? 'Show it' : 'Hide it'}
        </Button>
        {busyUntil ? (
          <Button
            variant="outline"
            size="sm"
            disabled={change.isPending}
            onClick={() => act({ busyForMinutes: null })}
          >
            Set free
          </Button>
        ) : (
          <>
            <div className="w-28">
              <Label htmlFor="busy-minutes">Minutes</Label>
              <Input
                ref={box}
                id="busy-minutes"
                type="number"
                inputMode="numeric"
                min={1}
                value={minutes}
                onChange={(event) => setMinutes(event.target.value)}
              />
            </div>
            <Button
              variant="outline"
              size="sm"
              disabled={change.isPending || !(Number(minutes) >= 1)}
              onClick={() => act({ busyForMinutes: Number(minutes) })}
            >
              Set busy
            </Button>
          </>
        )}
      </div>
      <form
        key={`${companion.place} ${companion.chatsAtOnce}`}
        onSubmit={submit}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-36">
          <Label htmlFor="place">Place in the catalogue</Label>
          <Input
            id="place"
            name="place"
            type="number"
            inputMode="numeric"
            min={1}
            defaultValue={companion.place ?? ''}
            placeholder="by rating"
          />
        </div>
        <div className="min-w-0 flex-1 basis-36">
          <Label htmlFor="chats-at-once">Chats at once</Label>
          <Input
            id="chats-at-once"
            name="chatsAtOnce"
            type="number"
            inputMode="numeric"
            min={1}
            defaultValue={companion.chatsAtOnce ?? ''}
            placeholder={`${USUAL_SIMULTANEOUS_CHATS}, as usual`}
          />
        </div>
        <Button type="submit" size="sm" variant="outline" disabled={change.isPending}>
          Set both
        </Button>
      </form>
    </Card>
  );
}
