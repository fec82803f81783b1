import { once } from 'node:events';
import { launch } from '../../dev/processes/children.mjs';
import { inProject } from '../../dev/project.mjs';

/** The slow model (load/world/model-server.ts). */
export type Model = { url: string; pid: number; fail(share: number): Promise<void>; stop(): Promise<void> };

export async function startModel(): Promise<Model> {
  const child = launch(process.execPath, ['--import', 'tsx', inProject('load/world/model-server.ts')], {
    cwd: inProject(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ address }] = await once(child, 'message');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    pid: child.pid ?? 0,
    async fail(share) {
      await fetch(`${url}/_control/fail?share=${share}`, { method: 'POST' });
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
