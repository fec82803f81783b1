const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * An address that may be attacked: this machine's own.
 * @throws Error for every other one
 */
export function requireLoopback(address: string): string {
  const { hostname } = new URL(address);
  if (!LOOPBACK.test(hostname)) throw new Error(`${hostname} is not this machine: nothing else is attacked.`);
  return address;
}
