import { findCall } from './calls';
import { type ServerOptions, type StopServer, startServer } from './server';

export { checkEnvironment, describeServices } from './server';

/** The server of a build, with its calls in it; build/server.mjs makes one file of it. See `startServer`. */
export const start = (options: Omit<ServerOptions, 'loadCalls'>): Promise<StopServer> =>
  startServer({ ...options, loadCalls: () => findCall });
