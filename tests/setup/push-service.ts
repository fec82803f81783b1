import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newVapidKeys } from '@/dev/vapid-keys.mjs';
import { webPush } from '@/lib/providers/web-push';
import type { Push } from '@/lib/users/push/ports';
import { createSandbox } from '@/sandbox/push/routes';
import { PushStandIn } from './push-stand-in';

/** The stand-in of a push service in this process, and what sends to it with a key pair of its own. */
export async function startPushService(): Promise<{
  standIn: PushStandIn;
  push: Push;
  sender(over?: Partial<Parameters<typeof webPush>[0]>): Push;
  stop(): Promise<void>;
}> {
  const server = createSandbox();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = newVapidKeys();
  const sender = (over: Partial<Parameters<typeof webPush>[0]> = {}) =>
    webPush({ publicKey, privateKey, subject: 'mailto:hello@saathi.example', standIn: origin, ...over });
  return {
    standIn: new PushStandIn(`${origin}/_control`),
    push: sender(),
    sender,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
