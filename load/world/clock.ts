import { existsSync, writeFileSync } from 'node:fs';

/** Where Debian, Ubuntu and Fedora have libfaketime (https://github.com/wolfcw/libfaketime). */
const PLACES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
];

/** A clock on the wall that is not the machine's: libfaketime stands between a process and its system calls. Its steady clock runs on. */
export class FakeClock {
  private constructor(
    private readonly library: string,
    private readonly file: string,
  ) {
    this.move(0);
  }

  /** @returns null where libfaketime is not installed */
  static find(file: string): FakeClock | null {
    const library = PLACES.find((place) => existsSync(place));
    return library ? new FakeClock(library, file) : null;
  }

  /** Environment of the process that goes by it. */
  env(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** Has it differ by so many seconds, from the next second on. */
  move(seconds: number): void {
    writeFileSync(this.file, `${seconds >= 0 ? '+' : ''}${seconds}\n`);
  }
}
