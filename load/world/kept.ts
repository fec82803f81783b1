import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** ms between two starts, as systemd's RestartSec. */
const AGAIN_MS = 1_000;

/** A process that is started again when it ends, as a host does it. */
export class Kept {
  #child: ChildProcess | undefined;
  #isEnding = false;
  #starting: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly launch: () => Promise<ChildProcess>,
  ) {}

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#child = await this.launch();
    this.#child.once('exit', () => {
      if (this.#isEnding) return;
      this.#starting = sleep(AGAIN_MS).then(() => (this.#isEnding ? undefined : this.start()));
    });
  }

  /** Ends it as a power cut would. @returns when it has been started again */
  async kill(): Promise<void> {
    const ended = this.#child && once(this.#child, 'exit');
    this.#child?.kill('SIGKILL');
    await ended;
    await this.#starting;
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#starting;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
