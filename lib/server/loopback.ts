/** The names of this machine: `localhost`, 127.0.0.0/8 and `[::1]`. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name, as `URL.hostname` writes it, is one of this machine. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK.test(hostname);
