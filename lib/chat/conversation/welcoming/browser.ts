import { ApiError } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import type { welcome } from '../../contract';
import { WELCOME_AGAIN_MS, WELCOME_RETRY_MS } from '../constants';
import { welcomeMayCome } from '../rules';

type Welcome = Response<typeof welcome>;

/** What asking for a welcome needs from its conversation. */
export type WelcomingPorts = {
  ask(): Promise<Welcome>;
  /** @param asking it is on its way @param unwelcomed it could not come, and still may */
  changed(asking: boolean, unwelcomed: boolean): void;
  arrived(welcome: Welcome): void;
  /** Asks the server for the newest messages again. */
  refresh(): void;
  /** It could not come, and nothing else is under way. */
  isMissed(): boolean;
};

/** Asks for a chat's welcome, and again after pauses that grow when it could not come. */
export function createWelcoming(ports: WelcomingPorts) {
  let tries = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    clearTimeout(next);
    ports.changed(true, false);
    try {
      ports.arrived(await ports.ask());
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      const elsewhere = status === 409;
      if (elsewhere) await new Promise((resolve) => setTimeout(resolve, WELCOME_RETRY_MS));
      const unwelcomed = welcomeMayCome(status);
      ports.changed(false, unwelcomed);
      if (elsewhere) ports.refresh();
      const pause = WELCOME_AGAIN_MS[tries];
      tries += 1;
      if (unwelcomed && pause !== undefined) next = setTimeout(askIfMissed, pause);
    }
  }

  function askIfMissed(): void {
    if (ports.isMissed()) void ask();
  }

  return {
    ask,

    /** The network is back, or somebody asks: a welcome that could not come is asked for at once. */
    askAgain(): void {
      tries = 0;
      askIfMissed();
    },
  };
}
